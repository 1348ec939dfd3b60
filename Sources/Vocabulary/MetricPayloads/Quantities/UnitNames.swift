// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

// Written by Scripts/metric-units/generate from Foundation's ICU data (Unicode CLDR). Do not edit.

/// How the languages of the world name units.
enum UnitNames {
  /// Symbol, then the names, separated by tabs. `a|b` stands around its number.
  static let table = """
    ns	Nanosekonn	Nanosekonnen	Nanosekunde	Nanosekunden	Nansẹk	Nánosẹ́kọn	de nanosecunde
    ns	ka nanosecond	nanashoicind	nano giây	nano-diog	nano-diogan	nanodetik	nanoeilenn
    ns	nanoeiliadau	nanohēkona	nanosaat	nanosaniye	nanosaniyə	nanosec	nanosecond	nanoseconde
    ns	nanoseconden	nanosecondes	nanosecondi	nanosecondo	nanoseconds	nanosecs	nanosecunda
    ns	nanosecundas	nanosecunde	nanosecundă	nanosegon	nanosegondi	nanosegondo	nanosegons
    ns	nanosegundo	nanosegundos	nanosegundu	nanosekan	nanosekans	nanoseken	nanosekond
    ns	nanosekonda	nanosekonde	nanosekondes	nanosekondë	nanosekoni ʻe	nanosekund	nanosekunda
    ns	nanosekunde	nanosekunder	nanosekundes	nanosekundi	nanosekundir	nanosekundit	nanosekundow
    ns	nanosekundy	nanosekundė	nanosekundės	nanosekundźe	nanosekundžių	nanosekunt	nanosekunti
    ns	nanosekuntia	nanosekunźe	nanosekunžu	nanosekúnd	nanosigundu	nanosoniya	nanossegundo
    ns	nanossegundos	nanoszekundum	nanosɛkɛn	nanosɛkɛns	nanusegũdu-ita	nanósekúnda	nanósekúndur
    ns	nd	ndtk	nhēk	ns	ns ʻe	ns.	nsan	nsek	nsn	nỹnãsigũnu	sf	sɛkɛnsi frim	νανοδευτερόλεπτα
    ns	νανοδευτερόλεπτο	нанасекунд	нанасекунда	нанасекунды	наносекунд	наносекунда	наносекунде
    ns	наносекунди	наносекунды	наносөкүүндэ	нс	նանովայրկյան	նվ	ננו שניות	ננו שנייה	ن.ث.
    ns	نانو ثانية	نانوثانیه	نينو سيڪنڊ	نینو سیکنڈ	ܢܐܢܘܖ̈ܦܦܐ	ܢܐܢܘܪ̈ܦܦܐ	ܢܐܢܘܪܦܦܐ	ߝߌ߬ߟߊ߲߬ߞߏߦߋ	ߝߞ
    ns	न.से.	नॅनोसेकंद	नॅनोसेकंदांनी	नॅसे	नैनोसेकंड	नै॰से॰	न्यानोसेकेन्ड	নেঃ ছেঃ	নেনোছেকেণ্ড
    ns	ন্যানোসেকেন্ড	ਨੈਨੋਸਕਿੰਟ	નેનોસેકંડ	ନାନୋସେକେଣ୍ଡ	நா.செ.	நானோசெகண்டு	நானோசெகண்டுகள்	నా.సె
    ns	నానోసెకను	నానోసెకన్లు	ನ್ಯಾ.ಸೆ	ನ್ಯಾನೊಸೆಕೆಂಡುಗಳು	ನ್ಯಾನೊಸೆಕೆಂಡ್	നാ.സെ.	നാനോസെക്കൻഡ്	නැත
    ns	නැනෝතත්පර	นาโนวิ	นาโนวินาที	ນນວິ	ນາໂນວິນາທີ	နာနိုစက္ကန့်	ნანოწამი	ნწმ	ናኖሰከንድ	ᎾᏃ	ᎾᏃᎠᏎᏢ
    ns	ᎾᏃᏗᏎᏢ	ណាណូវិនាទី	ナノ秒	奈秒	納秒	纳秒	나노초	𑄚𑄳𑄠𑄚𑄮𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴	𞤲𞤢𞤲𞤮𞥅𞤳𞤭𞤲𞤰𞤫	𞤲𞤢𞤲𞤮𞥅𞤳𞤭𞤲𞤰𞤫𞤪𞤫	𞤲𞤳𞤭𞤲
    us	Maiksẹk	Maíkrosẹ́kọn	Maíksẹ́k	Mikrosekonn	Mikrosekonnen	Mikrosekunde	Mikrosekunden
    us	de microsecunde	hēkonamiriona	ka microsecond	maikrosekond	maikrosekunde	maikroseunde
    us	makirosekan	makirosekans	maykroseken	mhicreo-diog	micreo-diog	micreo-diogan
    us	microeiliadau	microsecond	microseconde	microseconden	microsecondes	microsecondi
    us	microsecondo	microseconds	microsecunda	microsecundas	microsecunde	microsecundă
    us	microsegon	microsegondi	microsegondo	microsegons	microsegundo	microsegundos	microsegundu
    us	microssegundo	microssegundos	micrô giây	mikolosekoni ʻe	mikrodetik	mikroeilenn	mikrosaat
    us	mikrosaniye	mikrosaniyə	mikrosegundo	mikrosekonda	mikrosekonde	mikrosekondes
    us	mikrosekondë	mikrosekund	mikrosekunda	mikrosekunde	mikrosekunder	mikrosekundes
    us	mikrosekundi	mikrosekundir	mikrosekundit	mikrosekundow	mikrosekundy	mikrosekundė
    us	mikrosekundės	mikrosekundźe	mikrosekundžių	mikrosekunt	mikrosekunti	mikrosekuntia
    us	mikrosekunźe	mikrosekunžu	mikrosekúnd	mikrosigundu	mikrosoniya	mikroszekundum	mikrosɛkɛn
    us	mikrosɛkɛns	mikrusegũdu-ita	mks	myks	míkrósekúnda	míkrósekúndur	mĩkrusigũnu	vikroeilenn
    us	μ.സെ.	μd	μhēk	μs	μs ʻe	μs.	μsan	μsec	μsecs	μsek	μsn	μικροδευτερόλεπτα	μικροδευτερόλεπτο
    us	μс	μсек	μວິ	микросекунд	микросекунда	микросекунде	микросекунди	микросекунды
    us	микросөкүүндэ	мкс	мікрасекунд	мікрасекунда	мікрасекунды	мікросекунд	мікросекунда
    us	мікросекунди	միկրովայրկյան	մկվ	מיליוניות שנייה	מיליונית שנייה	م.ث.	مائڪرو سيڪنڊ
    us	مائیکرو سیکنڈ	مائیکرو سیکنڈز	ميكروثانية	میکروثانیه	ܡܝܟܪܘܖ̈ܦܦܐ	ܡܝܟܪܘܪ̈ܦܦܐ	ܡܝܟܪܘܪܦܦܐ
    us	ߝߌ߬ߟߊ߲߬ߢߊ߲߯ߕߊ	ߝߢ	मा.से.	माइक्रोसेकंड	माइक्रोसेकेन्ड	मायक्रोसेकंद	मायक्रोसेकंदांनी	मा॰से॰
    us	মাঃ ছেঃ	মাইক্রোসেকেন্ড	মাইক্ৰছেকেণ্ড	ਮਾਈਕਰੋਸਕਿੰਟ	માઇક્રોસેકંડ	ମାଇକ୍ରୋସେକେଣ୍ଡ
    us	மைக்ரோவிநாடி	மைக்ரோவிநாடிகள்	మై.సె	మైక్రోసెకను	మైక్రోసెకన్లు	ಮೈಕ್ರೊಸೆಕೆಂಡುಗಳು
    us	ಮೈಕ್ರೊಸೆಕೆಂಡ್	മൈക്രോസെക്കൻഡ്	මයික්රොතත්	මයික්රොතත්පර	ไมโครวิ	ไมโครวินาที	ໄມໂຄຣວິນາທີ
    us	မိုက်ခရိုစက္ကန့်	მიკროწამი	მკწმ	ማሰ	ማይክሮ ሰከንድ	ማይክሮሰከንድ	ᏌᏉ ᎢᏳᏆᏗᏅᏛ ᎠᏎᏢ	ᏌᏉ ᎢᏳᏆᏗᏅᏛ ᏗᏎᏢ
    us	មីក្រូវិនាទី	マイクロ秒	微秒	마이크로초	𑄟𑄭𑄇𑄳𑄢𑄮𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴	𞤻𞤭𞤤𞤢𞤳𞤭𞤲𞤰𞤫	𞤻𞤭𞤤𞤢𞤳𞤭𞤲𞤰𞤫𞤪𞤫	𞤻𞤳𞤭𞤲
    ms	-il millisekonda	Millisekonn	Millisekonnen	Millisekunde	Millisekunden	Mílisẹ́kọn
    ms	de milisecunde	ezredmásodperc	filieiliad	hm	hēkonamano	ka millisecond	md	mhili-diog
    ms	mili giây	mili-diog	mili-diogan	milidetik	milieil	milieilenn	milieiliad	milisaat
    ms	milisaniye	milisecunde	milisecundă	milisegondi	milisegondo	milisegundo	milisegundos
    ms	milisegundu	milisek.	miliseken	milisekond	milisekonda	milisekondë	milisekoni ʻe
    ms	milisekund	milisekunda	milisekunde	milisekundes	milisekundi	milisekundow	milisekundy
    ms	milisekundė	milisekundės	milisekundźe	milisekundžių	milisekunźe	milisekunžu	milisekúnd
    ms	milisigundu	milissegundo	milissegundos	millisakan	millisakans	millisaniyə	millisec
    ms	millisecond	milliseconde	milliseconden	millisecondes	millisecondi	millisecondo
    ms	milliseconds	millisecs	millisecunda	millisecundas	millisegundos	millisegundu
    ms	millisekonda	millisekonde	millisekonden	millisekondes	millisekondi	millisekund
    ms	millisekunda	millisekundda	millisekunde	millisekunder	millisekundi	millisekundir
    ms	millisekundit	millisekunt	millisekunti	millisekuntia	millisekúnda	millisekúndur
    ms	millisoniya	millisɛkɛn	millisɛkɛns	mil·lisegon	mil·lisegons	mirisegũdu rupi	ms	ms ʻe	ms.
    ms	msan	msek	msn	mĩrisigũnu	sm	sɛkɛnsi	vilieilenn	χιλιοστά του δευτερολέπτου
    ms	χιλιοστό του δευτερολέπτου	милисекунда	милисекунде	милисекунди	миллисекунд	миллисекунда
    ms	миллисекунды	миллисония	миллисөкүүндэ	мс	мсек	мілісекунд	мілісекунда	мілісекунди
    ms	мілісекунды	միլիվայրկյան	մվ	אלפיות שנייה	אלפית שנייה	ملي ث	ملي ثانية	ملي سيڪنڊ	ملی ثانیه
    ms	ملی ثانیې	ملی سیکنڈ	مىللى سېكۇنت	مىللىسېكۇنت	میلیثانیه	ܡܝܠܝܪ̈ܦܦܐ	ܡܝܠܝܪܦܦܐ	ߝߌ߬ߟߊ߲߬ߥߊ߰ߘߋ߲
    ms	ߝߥ	मि.से.	मिलिसे	मिलिसेकंद	मिलिसेकंदांनी	मिली सेकेन्ड	मिलीसेकंड	मि॰से॰	মিঃ ছেঃ
    ms	মিলিছেকেণ্ড	মিলিসেকেন্ড	ਮਿਲੀਸਕਿੰਟ	મિલિસેકન્ડ	મિસે	ମିଲିସେକେଣ୍ଡ	மி.வி.	மில்லிவிநாடி
    ms	மில்லிவிநாடிகள்	మి.సె	మిల్లీసెకను	మిల్లీసెకన్లు	ಮಿ.ಸೆ.	ಮಿಲಿಸೆಕೆಂಡುಗಳು	ಮಿಲಿಸೆಕೆಂಡ್	മി.സെ.
    ms	മില്ലിസെക്കൻഡ്	මිලිතත්	මිලිතත්පර	มิลลิวินาที	ມລວ	ມິນລີວິນາທີ	မီလီစက္ကန့်	მილიწამი	მწმ
    ms	ሚሊሰከንድ	ሚሊሴኮንድ	ሚሴ	ᏌᎠ	ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᎠᏎᏢ	ᏌᏉ ᎢᏯᎦᎨᎵᏁᎢ ᏗᏎᏢ	ម.វិ	មីលីវិនាទី	ミリ秒	毫秒	밀리초
    ms	𑄟𑄨𑄣𑄨𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴	𞤥𞤭𞤤𞤭𞤳𞤭𞤲𞤰𞤫	𞤥𞤭𞤤𞤭𞤳𞤭𞤲𞤰𞤫𞤪𞤫	𞤥𞤳𞤭𞤲
    s	Lvplvpkuce	Okpí	Sek.	Sekonn	Sekonnen	Sekunde	Sekunden	Sekunnen	Seykn	Sẹ́kọn	amasekhondi	d
    s	daƙiƙa	daƙiƙoƙi	de secunde	detik	dhiog	diog	diogan	dtk	eil	eilenn	eiliad	giây	hēk	hēkona
    s	ilbiriqsi	ilbrqsi	isekhondi	ka segundo	kekona	mp	másodperc	s	s ʻe	s.	san	saniye	saniyə
    s	sanîye	sec	sec.	second	seconde	seconden	secondes	secondi	secondo	seconds	secont	seconts
    s	secs	secs.	secunda	secundas	secunde	secundă	seg	seg.	segon	segondas	segondi	segondo
    s	segons	segs	segundo	segundos	segundu	segũdu-ita	sek	sek.	sekend	sekend|wo	sekhondi	sekond
    s	sekonda	sekonde	sekonden	sekondes	sekondë	sekoni ʻe	sekund	sekunda	sekundda	sekunde
    s	sekunder	sekundes	sekundi	sekundir	sekundit	sekundow	sekundy	sekundė	sekundės	sekundźe
    s	sekundžių	sekunt	sekunti	sekuntia	sekunźe	sekunžu	sekúnd	sekúnda	sekúndur	sekọnd	shoic
    s	sig	sig.	sigundu	sigũnu	sima sini	sn	sn.	soic	son.	soniya	sɛk	sɛkɛnsii	ìsh àáy	ìṣ àáy
    s	δευτ.	δευτερόλεπτα	δευτερόλεπτο	с	сек	сек.	секунд	секунда	секунде	секунди	секунды	сония
    s	сөк	сөкүүндэ	վայրկյան	վրկ	שניה	שניות	שנ׳	ث	ثانية	ثانیه	ثانیې	ثوان	ثوانٍ	سيڪنڊ	سیکنڈ
    s	سیکَنڈ	سېكۇنت	في سيڪنڊ	ܖ̈ܦܦܐ	ܪ̈ܦܦܐ	ܪܦܦܐ	ߝ	ߝߌ߬ߟߊ߲	से	सेकं.	सेकंड	सेकंद	सेकंदांनी	सेकेन्ड
    s	से॰	ছেকেণ্ড	সেকেন্ড	ਸਕਿੰਟ	સેકંડ	ସେକେଣ୍ଡ	வி.	விநாடி	விநாடிகள்	సె.	సెక.	సెకను	సెకన్లు	ಸೆಕೆಂ
    s	ಸೆಕೆಂಡುಗಳು	ಸೆಕೆಂಡ್	സെ.	സെക്കൻഡ്	තත්	තත්පර	วิ	วินาที	ວິ	ວິນາທີ	སྐར་ཆ་	စက္ကန့်	წამი	წმ	ሰከ
    s	ሰከንድ	ሰከንዶች	ሴኮንድ	ᎠᏎᏢ	ᏗᏎᏢ	វិនាទី	秒	秒钟	초	𐓰𐓘𐓲𐓟 𐓤𐓯𐓣𐓵𐓟 𐓻𐓣͘	𑄥𑄬𑄇𑄬𑄚𑄳𑄓𑄴	𞤳𞤭𞤲	𞤳𞤭𞤲𞤰𞤫	𞤳𞤭𞤲𞤰𞤮
    min	Hashiʼ kanallloshiʼ	Menutte	Min.	Minute	Minuten	Minutt	Minutten	Minuute	Mínit	a
    min	amaminithi	aɖabaƒoƒo	dakika	daq.	daqiiqad	daqiiqo	daqiqa	de minute	deqîqe	dk.	dqqd	dəq
    min	dəqiqə	funud	iminithi	ka minuto	m ʻe	men	meneti	menit	menuti	menuto	mhion	mhionaid	min
    min	min.	minit	miniti ʻe	minitii	mins	mins.	mintam	minti	mintoci	minuhta	minuhtta	minuke
    min	minut	minuta	minutas	minute	minuten	minuter	minutes	minuti	minutit	minuto	minutos
    min	minutow	minuts	minutt	minutter	minuttir	minuttur	minutu	minutu-ita	minuty	minutë	minutė
    min	minutės	minuut	minuutti	minuuttia	minuće	minučių	minuśe	minút	minúta	minúty	minût
    min	minûts	minüta	minüte	minūte	minūtes	minūšu	mion	mionaid	mionaidean	mnt	mun	munud	munut
    min	mín.	mínúta	mínútur	mĩnũtu	nkeji	nóim	p	perc	phút	sima	spngan	vunut	ìsh	ìṣ	λ.	λεπτά
    min	λεπτό	дақ	дақиқа	мин	мин.	минот	минут	минута	минути	минуты	мүн	мүнүүтэ	мүнөт	хв	хвилин
    min	хвилина	хвилини	хвілін	хвіліна	хвіліны	ր	րոպե	דקה	דקות	דק׳	د	دقائق	دقيقة	دقیقه	دقیقې
    min	دَقه	منٹ	منٽ	مىنۇت	مينيت	مِنَٹ	ܩܛܝܢ̈ܐ	ܩܛܝܢܐ	ߡߌ߬ߛ	ߡߌ߬ߛߍ߲	मिण्टां	मिन.	मिनट	मिनि	मिनिट
    min	मिनिटे	मिनीट	मिनेट	मि॰	মিনিট	ਮਿੰਟ	મિનિટ	ମିନିଟ୍	நிமி.	நிமிடங்கள்	நிமிடம்	నిమి.	నిమిషం
    min	నిమిషాలు	ನಿಮಿ	ನಿಮಿಷಗಳು	ನಿಮಿಷವು	മി.	മിനിറ്റ്	මිනි	මිනිත්තු	นาที	ນທ	ນາທີ	སྐར་མ་	မိနစ်	წთ
    min	წუთი	ደቂ	ደቂቃ	ደቂቃዎች	ደቒቓ	ደቒቓታት	ᎢᏯᏔ	ᎢᏯᏔᏬᏍᏔᏅ	នាទី	分	分鐘	分钟	분	𐓰𐓘𐓲𐓟 𐓤𐓯𐓣𐓵𐓟	𑄟𑄨𑄚𑄨𑄖𑄴	𞤸𞤮𞤶	𞤸𞤮𞤶𞤮𞤥𞤢𞥄𞤪𞤫
    min	𞤸𞤮𞤶𞤮𞤥𞤢𞥄𞤶𞤫
    h	Hashiʼ kanalli chaffaʼ	Hvse-vkērkv	Owápȟe	Schtund	Schtunde	St.	Std.	Stonn	Stonnen	Stunde
    h	Stunden	Stünnen	Tuki	amahora	awa	awr	de ore	diibmu	diibmur	diimmur	dɔnhwere	eur	gaƒoƒo
    h	ghanta	ghante	giờ	godz.	godzin	godzina	godziny	góź.	góźina	góźinje	góźinow	góźiny	h	h ʻe
    h	haora	heure	heures	hodin	hodina	hodiny	hodín	hodź.	hodźina	hodźinje	hodźinow	hodźiny	hola
    h	hora	horas	hores	houa ʻe	hour	hours	hr	hrs	hura-ita	háwa	ihora	j	jam	ka oras	klst.
    h	klukkustund	klukkustundir	oere	ora	oras	ordu	ore	oris	orë	oră	sa.	saa	saacad	saacadood
    h	saat	saet	sag	sagat	sat	sata	sati	sa′a	sa′o′i	scd	soat	st	st.	stund	stunda	stundas	stunde
    h	stundu	t	t.	tim	timar	time	timer	timmar	timme	tund	tundi	tunti	tuntia	tímar	tími	u	u.
    h	uair	uair a thìde	uairean a thìde	ur	ura	uras	ure	uri	uur	val.	valanda	valandos	valandų
    h	vor	voram	wkt	Áwa	ó	óra	óra ag	ŋm	ŋmɛlɛtswai	ώ.	ώρα	ώρες	гадз	гадзін	гадзіна	гадзіны	год
    h	годин	година	години	с.	саат	сат	сата	сати	сахат	сахаты	сахь.	сахьт	сағ	сағат	соат	ст	цаг
    h	ч	ч.	чаас	час	часа	часов	ժ	ժամ	שעה	שעות	שע׳	جم	س	سائەت	ساعات	ساعة	ساعت	ساعِت	ڪلاڪ	گَنٹہٕ
    h	گٲنٹہٕ	گھنٹہ	گھنٹے	ܫ̈ܥܐ	ܫܥܬܐ	ߕ	ߕߎ߬ߡߊ߬ߙߋ߲	घंटा	घंटे	घं॰	घण्टा	ता	तास	रिंगा	वर	वरां	ঘণ্টা
    h	ঘন্টা	ਘੰਟਾ	ਘੰਟੇ	કલાક	ଘଣ୍ଟା	ம.	மணிநேரம்	గం.	గంట	గంటలు	ಗಂ.	ಗಂಟೆಗಳು	ಗಂಟೆಯು	മ	മണിക്കൂർ	පැය
    h	ชม.	ชั่วโมง	ຊມ	ຊົ່ວໂມງ	ཆུ་ཚོད་	နာရီ	საათი	სთ	ሰዓ	ሰዓታት	ሰዓት	ሰዓቶች	ᎢᏳᏟᎶᏓ	ᏑᏟ	ᏑᏟᎶᏓ	ម៉ោង
    h	Ọtụtụ awa	小时	小時	時間	시간	𐓨𐓣𐓪𐓵𐓘𐓤𐓟 𐓪𐓰𐓘𐓩𐓘͘	𑄊𑄧𑄚𑄴𑄑	𑄊𑄧𑄚𑄴𑄘	𞤲𞤶𞤢𞤥𞤤𞤭	𞤲𞤶𞤢𞤥𞤲𞤣𞤭	𞤶𞤢
    B	Bait	Byte	Bytes	ama-bytes	baidht	baidhtean	bait	baitai	baitas	baiti	baits	baitu	baitų
    B	bajt	bajta	bajti	bajtov	bajtova	bajty	bajtów	bajtů	bayt	baýt	beart	beit	beyt	bhaidht
    B	bheart	bita	bite	byte	byte-ita	bytea	byteaj	byteow	bytes	bytey	byți	bájt	bæti	být	de byți
    B	feit	greep	i-byte	ka byte	mbeart	octet	octets	okted	paiti ʻe	tavu	tavua	àwɔ́n báìtì
    B	àwọ́n báìtì	баайт	байт	байта	байти	байты	байтів	бајт	бајта	бајти	бајтова	բայթ	בייט	بائيٽ
    B	بائيٽس	بائٹ	بائٹس	بايت	بايټ	بايټس	بایت	ܒܐܝܬ	बाइट	बायट	বাইট	ਬਾਇਟ	બાઇટ	ବାଇଟ୍	பைட்	பைட்கள்
    B	బైట్	బైట్లు	ಬೈಟ್	ಬೈಟ್ಗಳು	ബൈറ്റ്	බයිට්	ไบต์	ဘိုက်	ბაიტი	ባይት	ᎠᏍᎦᎳ	ᏗᏓᏍᎦᎵᎩ	បៃ	バイト	位元組	字节	바이트
    B	𑄝𑄭𑄖𑄴	𞤶𞤫𞥅𞤼𞥆𞤭	𞤶𞤫𞥅𞤼𞥆𞤵
    kB	kB	kB ʻe	kilobaiti	ko	kt	kébáìtì	КБ	кБ	կԲ	كيلوبايت	کیلوبایت	ڪلو بائيٽ	ڪلو بائيٽز
    kB	ܟܝܠܘܒܐܝܬ	কিঃ বাঃ	కేబీ	ಕಿ.ಬೈ.	കെബി	කිබ	კბაიტი	ኪሎባይት	ኪባ	𞤳𞤔
    MB	MB	MB ʻe	Mo	Mt	MБ	МБ	ՄԲ	م.ب	مگابایت	ܡܝܓܐܒܐܝܬ	মেঃ বাঃ	ఎమ్బి	ಮೆ.ಬೈ.	എംബി	මෙබ	ሜጋባይት	𞤃𞤔
    GB	GB	GB ʻe	Go	Gt	jíbáìtì	ГБ	ԳԲ	غ.ب	گیگابایت	ܓܝܓܐܒܐܝܬ	গিঃ বাঃ	జీబీ	ಗಿ.ಬೈ.	ജിബി	ගිබ	ጊባ	ጊጋባይት
    GB	𞤘𞤔
    TB	TB	TB ʻe	To	Tt	Tíbáìtì	TБ	terabaiti	ТБ	ՏԲ	ترابایت	تيرابايت	ܬܝܪܐܒܐܝܬ	টেঃ বাঃ	టీబీ	ಟೆ.ಬೈ.
    TB	ടിബി	ටෙබ	ტბაიტი	ቴራባይት	𞤚𞤔
    """

  /// Quantities that are written without a digit: text, symbol and number.
  static let words = """
    שעתיים	h	2
    שתי דקות	min	2
    שתי שניות	s	2
    ثانية	s	1
    ثانيتان	s	2
    دقيقة	min	1
    دقيقتان	min	2
    ساعة	h	1
    ساعتان	h	2
    ܩܛܝܢܐ	min	1
    """
}
