// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationAdditions
import FoundationNetworkingAdditions
import FoundationXML
import SourceModel
import Testing

@Suite("Names that Foundation has on Apple's platforms only")
struct FoundationNamesTests {
  /// Each type by the name that the table gives it. This compiles only while every one exists.
  private static let types: [String: Any.Type] = [
    "CFArray": FoundationAdditions.CFArray.self,
    "CFBoolean": FoundationAdditions.CFBoolean.self,
    "CFData": FoundationAdditions.CFData.self,
    "CFDate": FoundationAdditions.CFDate.self,
    "CFDictionary": FoundationAdditions.CFDictionary.self,
    "CFError": FoundationAdditions.CFError.self,
    "CFIndex": FoundationAdditions.CFIndex.self,
    "CFMutableArray": FoundationAdditions.CFMutableArray.self,
    "CFMutableData": FoundationAdditions.CFMutableData.self,
    "CFMutableDictionary": FoundationAdditions.CFMutableDictionary.self,
    "CFMutableString": FoundationAdditions.CFMutableString.self,
    "CFNull": FoundationAdditions.CFNull.self,
    "CFNumber": FoundationAdditions.CFNumber.self,
    "CFSet": FoundationAdditions.CFSet.self,
    "CFString": FoundationAdditions.CFString.self,
    "CFTypeRef": FoundationAdditions.CFTypeRef.self,
    "CFURL": FoundationAdditions.CFURL.self,
    "OSStatus": FoundationAdditions.OSStatus.self,
    "CFAbsoluteTime": FoundationAdditions.CFAbsoluteTime.self,
    "CFTimeInterval": FoundationAdditions.CFTimeInterval.self,
    "ContainerUserDefaults": FoundationAdditions.ContainerUserDefaults.self,
    "CustomLocalizedStringResourceConvertible":
      (any FoundationAdditions.CustomLocalizedStringResourceConvertible).self,
    "DateComponentsFormatter": FoundationAdditions.DateComponentsFormatter.self,
    "ListFormatter": FoundationAdditions.ListFormatter.self,
    "LocalizedStringResource": FoundationAdditions.LocalizedStringResource.self,
    "MeasurementFormatter": FoundationAdditions.MeasurementFormatter.self,
    "NSErrorPointer": FoundationAdditions.NSErrorPointer.self,
    "NSFileCoordinator": FoundationAdditions.NSFileCoordinator.self,
    "NSUserActivity": FoundationAdditions.NSUserActivity.self,
    "RelativeDateTimeFormatter": FoundationAdditions.RelativeDateTimeFormatter.self,
    "UndoManager": FoundationAdditions.UndoManager.self,
    "CachedURLResponse": FoundationNetworking.CachedURLResponse.self,
    "HTTPCookie": FoundationNetworking.HTTPCookie.self,
    "HTTPCookiePropertyKey": FoundationNetworking.HTTPCookiePropertyKey.self,
    "HTTPCookieStorage": FoundationNetworking.HTTPCookieStorage.self,
    "HTTPURLResponse": FoundationNetworking.HTTPURLResponse.self,
    "NSMutableURLRequest": FoundationNetworking.NSMutableURLRequest.self,
    "NSURLRequest": FoundationNetworking.NSURLRequest.self,
    "URLAuthenticationChallenge": FoundationNetworking.URLAuthenticationChallenge.self,
    "URLAuthenticationChallengeSender":
      (any FoundationNetworking.URLAuthenticationChallengeSender).self,
    "URLCache": FoundationNetworking.URLCache.self,
    "URLCredential": FoundationNetworking.URLCredential.self,
    "URLCredentialStorage": FoundationNetworking.URLCredentialStorage.self,
    "URLProtectionSpace": FoundationNetworking.URLProtectionSpace.self,
    "URLProtocol": FoundationNetworking.URLProtocol.self,
    "URLProtocolClient": (any FoundationNetworking.URLProtocolClient).self,
    "URLRequest": FoundationNetworking.URLRequest.self,
    "URLResponse": FoundationNetworking.URLResponse.self,
    "URLSession": FoundationNetworking.URLSession.self,
    "URLSessionConfiguration": FoundationNetworking.URLSessionConfiguration.self,
    "URLSessionDataDelegate": (any FoundationNetworking.URLSessionDataDelegate).self,
    "URLSessionDataTask": FoundationNetworking.URLSessionDataTask.self,
    "URLSessionDelegate": (any FoundationNetworking.URLSessionDelegate).self,
    "URLSessionDownloadDelegate": (any FoundationNetworking.URLSessionDownloadDelegate).self,
    "URLSessionDownloadTask": FoundationNetworking.URLSessionDownloadTask.self,
    "URLSessionStreamDelegate": (any FoundationNetworking.URLSessionStreamDelegate).self,
    "URLSessionStreamTask": FoundationNetworking.URLSessionStreamTask.self,
    "URLSessionTask": FoundationNetworking.URLSessionTask.self,
    "URLSessionTaskDelegate": (any FoundationNetworking.URLSessionTaskDelegate).self,
    "URLSessionTaskMetrics": FoundationNetworking.URLSessionTaskMetrics.self,
    "URLSessionTaskTransactionMetrics":
      FoundationNetworking.URLSessionTaskTransactionMetrics.self,
    "URLSessionUploadTask": FoundationNetworking.URLSessionUploadTask.self,
    "URLSessionWebSocketDelegate": (any FoundationNetworking.URLSessionWebSocketDelegate).self,
    "URLSessionWebSocketTask": FoundationNetworking.URLSessionWebSocketTask.self,
    "XMLParser": FoundationXML.XMLParser.self,
    "XMLParserDelegate": (any FoundationXML.XMLParserDelegate).self,
  ]

  @Test("The table names exactly the types that exist")
  func types() {
    let named = FoundationName.all.values.compactMap { name in
      if case .type(let type) = name.kind { type } else { nil }
    }
    #expect(Set(named) == Set(Self.types.keys))
  }

  @Test("The functions of the table exist")
  func functions() {
    #expect(FoundationAdditions.autoreleasepool { 1 } == 1)
    #expect(FoundationAdditions.CFAbsoluteTimeGetCurrent() > 0)
    let named = FoundationName.all.values.filter {
      if case .function = $0.kind { true } else { false }
    }
    #expect(Set(named.map(\.name)) == ["autoreleasepool", "CFAbsoluteTimeGetCurrent"])
  }

  @Test("A type is declared as a public alias, and defaults as those in containers")
  func declarations() {
    #expect(
      FoundationName.all["URLSession"]?.declaration
        == "public typealias URLSession = FoundationNetworking.URLSession")
    #expect(
      FoundationName.all["UserDefaults"]?.declaration
        == "public typealias UserDefaults = FoundationAdditions.ContainerUserDefaults")
    #expect(FoundationName.all.values.filter(\.replacesFoundation).map(\.name) == ["UserDefaults"])
  }
}
