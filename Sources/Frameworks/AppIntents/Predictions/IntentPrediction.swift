// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// How an intent is shown when the system offers it with values for these parameters.
public struct IntentPrediction<Intent, T>: IntentPredictionConfiguration where Intent: AppIntent {
  public init(displayRepresentation: @escaping () -> DisplayRepresentation) where T == () {}

  // Apple says `T == V0`, which the compiler refuses to write; nobody names `T`.
  public init<V0>(
    parameters: KeyPath<Intent, IntentParameter<V0>>,
    displayRepresentation: @escaping (V0) -> DisplayRepresentation
  ) where T == [V0], V0: _IntentValue, V0: Sendable {}

  public init<V0, V1>(
    parameters: (KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>),
    displayRepresentation: @escaping (V0, V1) -> DisplayRepresentation
  ) where T == (V0, V1), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable {}

  public init<V0, V1, V2>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>
    ),
    displayRepresentation: @escaping (V0, V1, V2) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable,
    V2: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>
    ),
    displayRepresentation: @escaping (V0, V1, V2, V3) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable,
    V2: _IntentValue & Sendable, V3: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>
    ),
    displayRepresentation: @escaping (V0, V1, V2, V3, V4) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable,
    V2: _IntentValue & Sendable, V3: _IntentValue & Sendable, V4: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>
    ),
    displayRepresentation: @escaping (V0, V1, V2, V3, V4, V5) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable,
    V2: _IntentValue & Sendable, V3: _IntentValue & Sendable, V4: _IntentValue & Sendable,
    V5: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>
    ),
    displayRepresentation: @escaping (V0, V1, V2, V3, V4, V5, V6) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable,
    V2: _IntentValue & Sendable, V3: _IntentValue & Sendable, V4: _IntentValue & Sendable,
    V5: _IntentValue & Sendable, V6: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>
    ),
    displayRepresentation: @escaping (V0, V1, V2, V3, V4, V5, V6, V7) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7), V0: _IntentValue & Sendable, V1: _IntentValue & Sendable,
    V2: _IntentValue & Sendable, V3: _IntentValue & Sendable, V4: _IntentValue & Sendable,
    V5: _IntentValue & Sendable, V6: _IntentValue & Sendable, V7: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>
    ),
    displayRepresentation: @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8), V0: _IntentValue & Sendable,
    V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, V3: _IntentValue & Sendable,
    V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, V6: _IntentValue & Sendable,
    V7: _IntentValue & Sendable, V8: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>, KeyPath<Intent, IntentParameter<V9>>
    ),
    displayRepresentation:
      @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9), V0: _IntentValue & Sendable,
    V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, V3: _IntentValue & Sendable,
    V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, V6: _IntentValue & Sendable,
    V7: _IntentValue & Sendable, V8: _IntentValue & Sendable, V9: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>, KeyPath<Intent, IntentParameter<V9>>,
      KeyPath<Intent, IntentParameter<V10>>
    ),
    displayRepresentation:
      @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10), V0: _IntentValue & Sendable,
    V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, V3: _IntentValue & Sendable,
    V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, V6: _IntentValue & Sendable,
    V7: _IntentValue & Sendable, V8: _IntentValue & Sendable, V9: _IntentValue & Sendable,
    V10: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>, KeyPath<Intent, IntentParameter<V9>>,
      KeyPath<Intent, IntentParameter<V10>>, KeyPath<Intent, IntentParameter<V11>>
    ),
    displayRepresentation:
      @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11), V0: _IntentValue & Sendable,
    V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, V3: _IntentValue & Sendable,
    V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, V6: _IntentValue & Sendable,
    V7: _IntentValue & Sendable, V8: _IntentValue & Sendable, V9: _IntentValue & Sendable,
    V10: _IntentValue & Sendable, V11: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>, KeyPath<Intent, IntentParameter<V9>>,
      KeyPath<Intent, IntentParameter<V10>>, KeyPath<Intent, IntentParameter<V11>>,
      KeyPath<Intent, IntentParameter<V12>>
    ),
    displayRepresentation:
      @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12) -> DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12), V0: _IntentValue & Sendable,
    V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, V3: _IntentValue & Sendable,
    V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, V6: _IntentValue & Sendable,
    V7: _IntentValue & Sendable, V8: _IntentValue & Sendable, V9: _IntentValue & Sendable,
    V10: _IntentValue & Sendable, V11: _IntentValue & Sendable, V12: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>, KeyPath<Intent, IntentParameter<V9>>,
      KeyPath<Intent, IntentParameter<V10>>, KeyPath<Intent, IntentParameter<V11>>,
      KeyPath<Intent, IntentParameter<V12>>, KeyPath<Intent, IntentParameter<V13>>
    ),
    displayRepresentation:
      @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13) ->
      DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13), V0: _IntentValue & Sendable,
    V1: _IntentValue & Sendable, V2: _IntentValue & Sendable, V3: _IntentValue & Sendable,
    V4: _IntentValue & Sendable, V5: _IntentValue & Sendable, V6: _IntentValue & Sendable,
    V7: _IntentValue & Sendable, V8: _IntentValue & Sendable, V9: _IntentValue & Sendable,
    V10: _IntentValue & Sendable, V11: _IntentValue & Sendable, V12: _IntentValue & Sendable,
    V13: _IntentValue & Sendable
  {}

  public init<V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14>(
    parameters: (
      KeyPath<Intent, IntentParameter<V0>>, KeyPath<Intent, IntentParameter<V1>>,
      KeyPath<Intent, IntentParameter<V2>>, KeyPath<Intent, IntentParameter<V3>>,
      KeyPath<Intent, IntentParameter<V4>>, KeyPath<Intent, IntentParameter<V5>>,
      KeyPath<Intent, IntentParameter<V6>>, KeyPath<Intent, IntentParameter<V7>>,
      KeyPath<Intent, IntentParameter<V8>>, KeyPath<Intent, IntentParameter<V9>>,
      KeyPath<Intent, IntentParameter<V10>>, KeyPath<Intent, IntentParameter<V11>>,
      KeyPath<Intent, IntentParameter<V12>>, KeyPath<Intent, IntentParameter<V13>>,
      KeyPath<Intent, IntentParameter<V14>>
    ),
    displayRepresentation:
      @escaping (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14) ->
      DisplayRepresentation
  )
  where
    T == (V0, V1, V2, V3, V4, V5, V6, V7, V8, V9, V10, V11, V12, V13, V14),
    V0: _IntentValue & Sendable, V1: _IntentValue & Sendable, V2: _IntentValue & Sendable,
    V3: _IntentValue & Sendable, V4: _IntentValue & Sendable, V5: _IntentValue & Sendable,
    V6: _IntentValue & Sendable, V7: _IntentValue & Sendable, V8: _IntentValue & Sendable,
    V9: _IntentValue & Sendable, V10: _IntentValue & Sendable, V11: _IntentValue & Sendable,
    V12: _IntentValue & Sendable, V13: _IntentValue & Sendable, V14: _IntentValue & Sendable
  {}
}
