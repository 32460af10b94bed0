const inside = (body: string, version = "rules_version = '2';\n"): string =>
  `${version}service cloud.firestore { match /databases/{db}/documents {\n${body}\n} }`;
const guarded = (before: string, condition: string): string =>
  inside(`${before}${before && ' '}match /a/{x} { allow read: if ${condition}; }`);
const lets = (count: number): string => Array.from({ length: count }, (_, i) => `let v${i} = a;`).join(' ');
const chain = (count: number): string =>
  Array.from({ length: count }, (_, i) => `function f${i}() { return ${i === 0 ? 'true' : `f${i - 1}()`}; }`).join(' ');
const repeat = (count: number, text: string, joint: string): string =>
  Array.from({ length: count }, () => text).join(joint);
const V1 = "rules_version = '1';\n";
const firestore = (body: string): string => `service cloud.firestore { match /databases/{db}/documents { ${body} } }`;
const storage = (body: string): string => `service firebase.storage { match /b/{bucket}/o { ${body} } }`;
const V2 = "rules_version = '2';\n";
/** Names of the language that a wildcard, a parameter or a variable may take. */
const NAMES = ['path', 'string', 'int', 'float', 'bool', 'debug', 'get', 'exists', 'getAfter', 'existsAfter'] as const;
const FIELDS = [
  'allow',
  'false',
  'function',
  'if',
  'import',
  'in',
  'is',
  'let',
  'match',
  'null',
  'return',
  'true',
] as const;

/** Words that Google keeps for later: no name of anything. */
const KEPT_WORDS = [
  'arguments',
  'break',
  'case',
  'continue',
  'default',
  'deny',
  'do',
  'each',
  'else',
  'extends',
  'for',
  'goto',
  'not',
  'package',
  'switch',
  'then',
  'var',
  'while',
] as const;

/** Texts that load, on both. */
export const loads: Readonly<Record<string, string>> = {
  'version 1 said': inside('match /a/{x} { allow read; }', V1),
  'version 1 by silence': inside('match /a/{x} { allow read; }', ''),
  'version in double quotes': inside('match /a/{x} { allow read; }', 'rules_version = "2";\n'),
  'version without a semicolon': inside('match /a/{x} { allow read; }', "rules_version = '2'\n"),
  'a glob in the middle': inside('match /{x=**}/a/{y} { allow read; }'),
  'a glob at the end': inside('match /a/{y=**} { allow read; }', V1),
  'allow without semicolons': inside('match /a/{x} { allow read allow write: if true }'),
  'many methods': inside('match /a/{x} { allow get, list, create, update, delete: if false; }'),
  'a wildcard named again further in': inside('match /{x} { match /{x} { allow read; } }'),
  'a function after its use': inside('match /a/{x} { allow read: if f(1); } function f(a) { return a == 1; }'),
  'a function outside the service': `rules_version = '2'; function f(a) { return a == 1; } ${inside('match /a/{x} { allow read: if f(1); }', '')}`,
  'a function named again further in': inside(
    'function f(a) { return a; } match /a/{x} { function f(b) { return b; } allow read: if f(true); }',
  ),
  'a function without semicolons': guarded('function f(a) { return a }', 'f(true)'),
  'seven parameters': guarded('function f(a, b, c, d, e, g, h) { return a; }', 'f(true, 1, 2, 3, 4, 5, 6)'),
  'ten variables': guarded(`function f(a) { ${lets(10)} return v9; }`, 'f(true)'),
  'twenty calls within calls': guarded(chain(21), 'f20()'),
  'a chain of 99': guarded('', repeat(99, 'true', ' && ')),
  'parentheses 98 deep': guarded('', `${'('.repeat(98)}true${')'.repeat(98)}`),
  ...Object.fromEntries(
    NAMES.map((name) => [
      `«${name}» as a wildcard, a parameter and a variable`,
      inside(`function f(${name}) { return ${name} == 'x'; } function g() { let ${name} = 'x'; return f(${name}); }
        match /a/{${name}} { allow read: if f(${name}) && g(); }`),
    ]),
  ),
  'a rest named path': inside('match /{path=**}/songs/{s} { allow read: if path[0] == "a"; }'),
  ...Object.fromEntries(
    [...FIELDS, ...KEPT_WORDS].map((name) => [`a field «${name}»`, guarded('', `resource.data.${name} == 1`)]),
  ),
  'the App Check of a request': guarded('', 'request.app == null'),
  'a pattern of replace that cannot work': guarded('', "'{0}'.replace('{0}', 'x') == 'x'"),
  'two services': `${V2}${firestore('match /a/{x} { allow read; }')} ${storage('match /{p=**} { allow read; }')}`,
  'a function of the service named as one outside': `${V2}function f() { return false; } service cloud.firestore { function f() { return true; } match /a/{x} { allow read: if f(); } }`,
  'a rest with spaces': inside('match /a/{ x = ** } { allow read; }'),
  'two services that share a function': `${V2}${firestore('match /a/{x} { allow read: if f(); }')} function f() { return true; } ${storage('match /{p=**} { allow read: if f(); }')}`,
  'two services with a function of the same name': `${V2}service cloud.firestore { function f() { return true; } match /a/{x} { allow read: if f(); } } service firebase.storage { function f() { return false; } match /{p=**} { allow read: if f(); } }`,
  'comments of both kinds': inside('/* one\n two */ match /a/{x} { // three\n allow read; }'),
};

/** Rules that neither loads. Ours reports where the error is; the emulator reports an error too. */
export const refusals: Readonly<Record<string, readonly [text: string, place: string]>> = {
  'an unknown version': [inside('match /a/{x} { allow read; }', "rules_version = '3';\n"), '1:17'],
  'a glob in the middle, version 1': [inside('match /{x=**}/a/{y} { allow read; }', V1), '3:9'],
  'two globs': [inside('match /{x=**}/a/{y=**} { allow read; }'), '3:18'],
  'a wildcard twice': [inside('match /{x}/{x} { allow read; }'), '3:13'],
  recursion: [guarded('function f() { return f(); }', 'f()'), '3:10'],
  'a circle of calls': [guarded('function f() { return g(); } function g() { return f(); }', 'f()'), '3:10'],
  'a function twice': [guarded('function f() { return true; } function f() { return false; }', 'f()'), '3:40'],
  'a function without a result': [guarded('function f(a) { let x = a; }', 'f(1)'), '3:28'],
  'a variable twice': [guarded('function f() { let b = 1; let b = 2; return b == 2; }', 'f()'), '3:31'],
  'a variable named as a parameter': [guarded('function f(a) { let a = 1; return a == 1; }', 'f(1)'), '3:21'],
  'a parameter twice': [guarded('function f(a, a) { return a; }', 'f(1, 2)'), '3:10'],
  'eight parameters': [
    guarded('function f(a, b, c, d, e, g, h, i) { return a; }', 'f(1, 2, 3, 4, 5, 6, 7, 8)'),
    '3:10',
  ],
  'let without a semicolon': [guarded('function f(a) { let b = a return b; }', 'f(1)'), '3:27'],
  'twenty-one calls within calls': [guarded(chain(22), 'f21()'), ''],
  'a chain of 100': [guarded('', repeat(100, 'true', ' && ')), '3:31'],
  'parentheses 99 deep': [guarded('', `${'('.repeat(99)}true${')'.repeat(99)}`), ''],
  'allow without a method': [inside('match /a/{x} { allow: if true; }'), '3:21'],
  'a condition without if': [inside('match /a/{x} { allow read: true; }'), '3:28'],
  'two semicolons': [inside('match /a/{x} { allow read;; }'), '3:27'],
  'an empty match': [inside('match /a/{x} { }'), '3:1'],
  'a path without a slash': [inside('match a/{x} { allow read; }'), '3:7'],
  'an empty path': [inside('match / { allow read; }'), '3:11'],
  'text that does not end': [guarded('', "'a"), '3:31'],
  'a comment that does not end': [inside('/* match /a/{x} { allow read; }'), '3:1'],
  'something after the end': [`${inside('match /a/{x} { allow read; }')} x`, '4:5'],
  'allow outside a match': ['service cloud.firestore { allow read; }', '1:27'],
  'one ampersand': [guarded('', 'true & true'), ''],
  'one equals sign': [guarded('', '1 = 1'), '3:33'],
  'a lambda': [guarded('', '[1].map(x => x)'), ''],
  'an unknown sign': [guarded('', '@'), '3:31'],
  'a type that is none': [guarded('', 'x is boolean'), '3:36'],
  'a wildcard named as a namespace': [inside('match /a/{math} { allow read; }'), '3:11'],
  'a wildcard named import': [inside('match /a/{import} { allow read; }'), '3:11'],
  'a field named service': [guarded('', 'resource.data.service == 1'), '3:45'],
  'a field named rules_version': [guarded('', 'resource.data.rules_version == 1'), '3:45'],
  'a method named as a keyword': [guarded('', 'resource.data.match() == 1'), '3:45'],
  'a comma after the last parameter': [guarded('function f(a,) { return a; }', 'f(true)'), '3:14'],
  'a space that is not of ASCII': [inside('match\u00a0/a/{x} { allow read; }'), '3:6'],
  'a byte order mark': [`\ufeff${inside('match /a/{x} { allow read; }')}`, '1:1'],
  'a function twice outside of the service': [
    `function f() { return true; } function f() { return true; } ${firestore('match /a/{x} { allow read: if f(); }')}`,
    '1:40',
  ],
  'a service twice': [
    `${firestore('match /a/{x} { allow read; }')}\n${firestore('match /b/{x} { allow read; }')}`,
    '2:9',
  ],
  'an empty service': [`${firestore('match /a/{x} { allow read; }')}\nservice firebase.storage { }`, '2:9'],
  ...Object.fromEntries(
    KEPT_WORDS.flatMap((word) => [
      [`a function named ${word}`, [guarded(`function ${word}() { return true; }`, `${word}()`), '3:10'] as const],
      [`a parameter named ${word}`, [guarded(`function f(${word}) { return true; }`, 'f(1)'), '3:12'] as const],
      [`a variable named ${word}`, [guarded(`function f() { let ${word} = 1; return true; }`, 'f()'), '3:20'] as const],
      [`a wildcard named ${word}`, [inside(`match /a/{${word}} { allow read; }`), '3:11'] as const],
    ]),
  ),
  import: [`import 'a';\n${inside('match /a/{x} { allow read; }')}`, '1:1'],
};

/** Rules that ours refuses and the emulator accepts, with a warning at most. */
export const stricter: Readonly<Record<string, readonly [text: string, place: string]>> = {
  'an unknown method': [inside('match /a/{x} { allow foo; }'), '3:22'],
  'an unknown function': [guarded('', 'g()'), '3:31'],
  'an unknown variable': [guarded('', 'g'), '3:31'],
  'too few arguments': [guarded('function f(a) { return a; }', 'f()'), '3:59'],
  'eleven variables': [guarded(`function f(a) { ${lets(11)} return a; }`, 'f(true)'), '3:10'],
  'a wildcard that hides the request': [inside('match /a/{request} { allow read; }'), '3:11'],
  'a variable named firestore': [inside('match /a/{firestore} { allow read; }'), '3:11'],
  'a path with a plus, a colon, an ampersand or an at sign': [inside('match /a+b/{x} { allow read; }'), '3:9'],
  'a function of the service, called from outside': [
    `function g() { return f(); } service cloud.firestore { function f() { return true; } match /a/{x} { allow read: if g(); } }`,
    '1:23',
  ],
  'a service that nobody knows': [
    `${firestore('match /a/{x} { allow read; }')}\nservice foo.bar { match /b { allow read; } }`,
    '2:9',
  ],
  'a mistake in the other service': [
    `${firestore('match /a/{x} { allow read; }')}\n${storage('match /{p=**} { allow read: if g(); }')}`,
    '2:81',
  ],
  'a function for both services that reads documents': [
    `function f() { return exists(/a/b); }\n${firestore('match /a/{x} { allow read: if f(); }')}\n${storage('match /{p=**} { allow read; }')}`,
    '1:23',
  ],
  'a function that hides exists': [inside('function exists(a) { return true; } match /a/{x} { allow read; }'), '3:10'],
  'a field the request never has': [guarded('', 'request.user != null'), '3:39'],
  'a variable of the caller': [
    guarded('function g() { return b; } function f() { let b = true; return g(); }', 'f()'),
    '3:23',
  ],
  'a function of an inner block': [
    inside('function f() { return g(); } match /a/{x} { function g() { return true; } allow read: if f(); }'),
    '3:23',
  ],
};
