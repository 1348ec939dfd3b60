// OpenAppIntents
// SPDX-License-Identifier: Apache-2.0

/// A command line that cannot be read: data only, see ``ErrorMessageGenerator`` for the words.
enum ParserError: Error, Hashable {
  case unknownOption(ArgumentName)
  case unknownSubcommand(String)
  case unknownShell(String)
  case missingValue(ArgumentDefinition, ArgumentName)
  case unexpectedValue(ArgumentDefinition, ArgumentName)
  case invalidValue(String, ArgumentDefinition)
  case missingArgument(ArgumentDefinition)
  case unexpectedArgument(String)
}

/// A parser error and the command that was being read.
struct ParseFailure: Error {
  var error: ParserError
  var command: any Command.Type
}
