// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// An intent with a meaning that the system knows.
public protocol SystemIntent: AppIntent {}

/// Deletes entities of the app.
public protocol DeleteIntent: SystemIntent {
  associatedtype Entity: AppEntity

  /// What is deleted; a `@Parameter`.
  var entities: [Entity] { get }
}

/// Sets a value, such as the state of a control.
public protocol SetValueIntent<ValueType>: AppIntent {
  associatedtype ValueType: _IntentValue

  /// The new value; a `@Parameter`.
  var value: ValueType { get set }
}

/// Shows something in the app.
public protocol OpenIntent: SystemIntent {
  associatedtype Value: AppValue

  /// What is opened; a `@Parameter`.
  var target: Value { get set }
}

extension OpenIntent {
  public static var openAppWhenRun: Bool { true }

  /// Does nothing: the app in the foreground is what the person asked for.
  public func perform() async throws -> some IntentResult { .result() }
}

/// Records audio.
public protocol AudioRecordingIntent: SystemIntent {}

/// Plays, pauses or changes audio; it runs in the app's process.
public protocol AudioPlaybackIntent: SystemIntent {}

/// The former name of ``AudioPlaybackIntent``.
@available(*, deprecated, renamed: "AudioPlaybackIntent")
public protocol AudioStartingIntent: SystemIntent {}

/// Starts or changes a Live Activity; it runs in the app's process.
public protocol LiveActivityIntent: SystemIntent {}

/// The former name of ``LiveActivityIntent``.
@available(*, deprecated, renamed: "LiveActivityIntent")
public protocol LiveActivityStartingIntent: SystemIntent {}

/// Pauses a workout.
public protocol PauseWorkoutIntent: SystemIntent {}

/// Goes on with a workout.
public protocol ResumeWorkoutIntent: SystemIntent {}

/// Transmits or stops in a push-to-talk channel.
public protocol PushToTalkTransmissionIntent: SystemIntent {}
