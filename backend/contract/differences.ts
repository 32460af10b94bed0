/** One deliberate difference between our server and Google's emulator. `docs/backend-differences.md` is written from these rows. */
export interface Difference {
  id: string;
  what: string;
  why: string;
}

export const differences = [
  {
    id: 'unknown-sid-body',
    what: 'A request for an unknown WebChannel session is answered 400 with the text "Unknown SID"; the emulator sends an empty body.',
    why: 'The SDK opens a new session at once when it finds that text, and first looks for the internet (google.com) when it does not.',
  },
  {
    id: 'nan-below-numbers',
    what: 'A range filter such as `n < 1` also finds NaN, which sorts below all numbers; the emulator leaves it out.',
    why: 'The SDK evaluates every query again by its own rules, which count NaN in. A server that leaves out a document the SDK expects makes `getDocsFromServer` hang.',
  },
  {
    id: 'descending-keys',
    what: 'Ordering by `__name__` downwards, without an index, is answered; the emulator refuses with FAILED_PRECONDITION.',
    why: 'Here every order is served without declared indexes.',
  },
  {
    id: 'minus-zero',
    what: 'The double -0 keeps its sign; the emulator stores 0.',
    why: 'The SDK tells -0 from 0 in `in`, `array-contains` and array changes, so the server must not change one into the other.',
  },
  {
    id: 'foreign-names',
    what: 'Calls may only name documents of the database in their address; the emulator serves any project from any address.',
    why: 'Production refuses them too, and here access is decided per database.',
  },
  {
    id: 'resume-delta',
    what: 'A listener that resumes with its token is sent only what changed since; the emulator sends the whole result again.',
    why: 'Production sends the change only, and a phone that returns to the shop should not load the catalogue anew.',
  },
  {
    id: 'write-pipeline-stops',
    what: 'After a refused write the session of the Write stream applies nothing more; the emulator goes on with what was sent after it.',
    why: 'The SDK sends everything after the refused write again in a new session, so going on would apply it twice.',
  },
  {
    id: 'unreadable-stream-message',
    what: 'A stream message that cannot be read ends the stream with INVALID_ARGUMENT; the emulator leaves the request without an answer.',
    why: 'A request without an answer costs the client its timeout and the server a socket.',
  },
  {
    id: 'every-combination',
    what: 'Every query the SDK can build is answered; the emulator refuses some, such as `not-in` inside an OR or an order by key before an inequality.',
    why: 'The SDK answers them from its cache, so the server can too; refusing would only make the same query work offline and fail online.',
  },
  {
    id: 'int-is-not-double',
    what: 'The lists of `in`, `not-in`, `array-contains` and `array-contains-any` tell the int 1 from the double 1.0; the emulator does not.',
    why: 'The SDK tells them apart, and a server that finds more or less than the SDK leaves its listeners without a final state.',
  },
  {
    id: 'contradicting-writes',
    what: 'A precondition that an earlier write of the same commit makes impossible fails with its own code; the emulator says INVALID_ARGUMENT.',
    why: 'Writes are evaluated one after the other here. Both refuse the whole commit, and the SDK retries neither.',
  },
  {
    id: 'resume-in-a-storm',
    what: 'Listeners that lose the network in the middle of many changes always catch up; on the emulator one now and then stays without a final state.',
    why: 'It is what resume tokens are for. Seen on the emulator in about one run of three, with a document that was deleted meanwhile.',
  },
  {
    id: 'guesses-are-limited',
    what: 'Auth: after some wrong passwords for an address further ones are answered with `auth/too-many-requests`; the emulator takes any number.',
    why: 'Firebase itself answers so. The emulator is for trying out and has no such limit.',
  },
  {
    id: 'tokens-are-checked',
    what: "Tokens are checked for their signature, time, project and account; Google's emulators believe whatever can be read as a token.",
    why: 'Firebase itself checks them. What each emulator believes is a table in the script, so that a rehearsal is not taken for more than it is.',
  },
  {
    id: 'mail-before-new-address',
    what: 'Auth: `updateEmail` is refused with `auth/operation-not-allowed`; on Firebase a project that does not protect addresses changes it at once.',
    why: 'Whoever holds an address can have its password reset, so it changes by the mailed code (`verifyBeforeUpdateEmail`) and not before.',
  },
  {
    id: 'disabled-to-own-password',
    what: 'Auth: a disabled account says `auth/user-disabled` only to its own password; Firebase says it to any.',
    why: 'Otherwise anybody could find out who used to work in the shop.',
  },
  {
    id: 'revoked-at-once',
    what: 'The tokens of a disabled, deleted or renewed account are refused at once, everywhere, and its open streams end; Firebase takes them for up to an hour.',
    why: 'Rules, accounts and files are one process here, so asking the account costs nothing, and somebody who has left is out.',
  },
  {
    id: 'unacknowledged-answers',
    what: 'A Write stream on which a hundred answers, or a mebibyte of them, are not acknowledged ends with RESOURCE_EXHAUSTED; the emulator goes on.',
    why: 'Answers are stored with each commit until they are acknowledged, so that a crash applies nothing twice. The SDK sends ten ahead and acknowledges with each request.',
  },
  {
    id: 'long-requests',
    what: 'A batchGet names at most 1,000 documents, a read shows at most 1,000 fields, and a commit has at most 5,000 writes; the emulator takes any number.',
    why: 'The permission of each is asked, each field is looked for in each document, and a visitor must not order minutes of work with one request. The SDK asks for one document at a time.',
  },
  {
    id: 'documents-of-a-target',
    what: 'A target of a listener names at most 100 documents; the emulator takes any number.',
    why: 'The permission of each is asked, and again when a document changes by which it was decided. The SDK names one document in each target.',
  },
  {
    id: 'transforms-of-a-document',
    what: 'A commit transforms at most 500 fields of one document; the emulator takes any number.',
    why: "It is Firestore's own documented limit, which the emulator does not have.",
  },
  {
    id: 'values-of-a-write',
    what: 'One write has at most about 50,000 values; the emulator takes any number that fits a document.',
    why: 'Firestore indexes 40,000 values of a document at most. Hundreds of thousands of names block the process for seconds, whoever sends them.',
  },
  {
    id: 'numeric-ids-in-references',
    what: 'References in a field are ordered by the text of their ids; the emulator puts numeric ids such as `__id7__` first, as in the order of names.',
    why: 'The SDK orders them by their text, and a window of a query that has other documents than the SDK expects leaves its listeners without a final state.',
  },
  {
    id: 'large-cursor',
    what: 'The values of a cursor have at most 256 kB together, and more is INVALID_ARGUMENT; the emulator takes 4 MB, and more is RESOURCE_EXHAUSTED.',
    why: 'A listener and a transaction keep their query. Firestore indexes 1,500 bytes of a value, so no place between two documents needs more.',
  },
  {
    id: 'commit-without-a-change',
    what: 'The time of a commit that changes nothing is that of the last one; the emulator gives it a new one.',
    why: 'Anybody may order such a commit, and a time that is not on the disk could be given twice after a crash with a clock that went back.',
  },
  {
    id: 'unknown-conditions-in-addresses',
    what: 'A parameter of the address such as `currentDocument.exist` or `updateMask.paths` is refused; the emulator passes over it and writes without the condition.',
    why: 'Production refuses names that it does not know. A misspelt condition or mask would overwrite what it was to protect.',
  },
  {
    id: 'read-only-after-a-change',
    what: 'A read-only transaction that reads something new after another commit has changed what it had read is ABORTED; the emulator reads it as it was at the beginning.',
    why: 'Of the past only what a transaction has read is kept. The SDKs start over, and no client sees two moments together.',
  },
  {
    id: 'past-reads',
    what: 'A read at a `readTime` is FAILED_PRECONDITION when what it reads has changed since; the emulator reads it as it was.',
    why: 'Of the past nothing is kept. It is what Firestore answers for a time too long ago, and never the state of another moment.',
  },
  {
    id: 'link-for-nobody',
    what: 'Auth: an administrator who asks for the link of a mail to an address without an account is told EMAIL_NOT_FOUND; the emulator of a project that protects addresses answers without a link.',
    why: 'firebase-admin calls an answer without a link an internal error. Protecting addresses is for those who ask from outside.',
  },
  {
    id: 'uploads-in-pieces',
    what: 'Storage: a resumable upload by `@google-cloud/storage` is done with the last byte that its `Content-Range` announces; the emulator takes its first piece for the whole file.',
    why: 'Production does it so, and a script with a `chunkSize` would store the beginning of its files.',
  },
  {
    id: 'large-ints-beside-doubles',
    what: 'An int beyond 2^53 equals the double that is nearest to it, in filters by a double and in orders; the emulator compares them exactly. Filters by an int are exact on both.',
    why: 'The SDK reads them as doubles, and a server that finds more or less than the SDK leaves its listeners without a final state.',
  },
  {
    id: 'large-numbers-of-json',
    what: 'An `integerValue` beyond 2^53 that comes as a number of JSON, and not as a text, is refused; the emulator takes it.',
    why: 'It is rounded when JSON has been parsed, and another number than was sent must not be stored. Every SDK sends a text.',
  },
  {
    id: 'conditions-on-files',
    what: 'Storage: `ifGenerationMatch` and the conditions like it hold in the JSON API; the emulator passes over them, and overwrites and deletes regardless.',
    why: 'Production does it so. A script that must not overwrite a file would find out only there.',
  },
] as const satisfies readonly Difference[];

export type DifferenceId = (typeof differences)[number]['id'];
