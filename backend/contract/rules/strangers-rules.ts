import type { Ask, Docs, Who } from './evaluator.ts';
import { bytesOf, float, instant, reference, Stored } from './stored.ts';

/** Rules as somebody writes who has read Firebase's manual and not ours, with requests, and whether each is allowed. */
export interface StrangersRules {
  /** What is inside of `match /databases/{db}/documents`. */
  readonly rules: string;
  readonly docs?: Docs;
  readonly asks: readonly (readonly [who: Who, ask: Ask, allowed: boolean])[];
}

const NAN = new Stored({ doubleValue: 'NaN' });
const INFINITE = new Stored({ doubleValue: 'Infinity' });

const get = (path: string): Ask => ({ get: path });
const put = (path: string, fields: Docs[string] = {}, now: readonly string[] = []): Ask => ({
  write: [{ put: path, fields, now }],
});
const merge = (path: string, fields: Docs[string]): Ask => ({ write: [{ put: path, fields, now: [], merge: true }] });
const remove = (path: string): Ask => ({ write: [{ remove: path }] });

export const strangersRules: Readonly<Record<string, StrangersRules>> = {
  'an owner may edit some fields of a post, by what the maps differ in': {
    rules: `match /posts/{p} {
      function changed() { return request.resource.data.diff(resource.data).affectedKeys(); }
      allow update: if request.auth.uid == resource.data.author && changed().hasOnly(['title', 'body', 'edited']);
    }`,
    docs: { 'posts/a': { author: 'staff', title: 'x', body: 'y', likes: 0 } },
    asks: [
      ['staff', merge('posts/a', { title: 'z' }), true],
      ['staff', merge('posts/a', { likes: 5 }), false],
      ['customer', merge('posts/a', { title: 'z' }), false],
      ['staff', put('posts/a', { author: 'staff', title: 'x', body: 'y' }), false],
      ['staff', merge('posts/a', { title: 'x' }), true],
    ],
  },
  'a counter goes up by one, together with the document that counts': {
    rules: `match /rooms/{r} {
      allow update: if getAfter(/databases/$(db)/documents/rooms/$(r)).data.n == resource.data.n + 1
        && existsAfter(/databases/$(db)/documents/rooms/$(r)/members/$(request.auth.uid))
        && !exists(/databases/$(db)/documents/rooms/$(r)/members/$(request.auth.uid));
      match /members/{m} { allow create: if m == request.auth.uid && getAfter(/databases/$(db)/documents/rooms/$(r)).data.n > get(/databases/$(db)/documents/rooms/$(r)).data.n; }
    }`,
    docs: { 'rooms/a': { n: 1 } },
    asks: [
      ['staff', merge('rooms/a', { n: 2 }), false],
      ['staff', put('rooms/a/members/staff'), false],
      [
        'staff',
        {
          write: [
            { put: 'rooms/a', fields: { n: 3 }, now: [] },
            { put: 'rooms/a/members/staff', fields: {}, now: [] },
          ],
        },
        false,
      ],
      [
        'staff',
        {
          write: [
            { put: 'rooms/a', fields: { n: 2 }, now: [] },
            { put: 'rooms/a/members/staff', fields: {}, now: [] },
          ],
        },
        true,
      ],
      [
        'customer',
        {
          write: [
            { put: 'rooms/a', fields: { n: 3 }, now: [] },
            { put: 'rooms/a/members/staff', fields: {}, now: [] },
          ],
        },
        false,
      ],
    ],
  },
  'roles in a map of the document, with a default': {
    rules: `function role(d) { return d.data.roles.get(request.auth.uid, 'none'); }
      match /docs/{d} { allow get: if role(resource) in ['reader', 'writer']; allow update: if role(resource) == 'writer'; }`,
    docs: { 'docs/a': { roles: { staff: 'writer', customer: 'reader' } }, 'docs/b': { roles: {} }, 'docs/c': {} },
    asks: [
      ['staff', get('docs/a'), true],
      ['customer', get('docs/a'), true],
      ['customer', merge('docs/a', { x: 1 }), false],
      ['staff', get('docs/b'), false],
      ['staff', get('docs/c'), false],
      ['visitor', get('docs/a'), false],
    ],
  },
  'a cool-down by timestamps and a duration': {
    rules: `match /notes/{n} { allow update: if request.time > resource.data.at + duration.value(1, 'h') && request.resource.data.at == request.time;
      allow get: if resource.data.at < request.time - duration.time(24, 0, 0, 0); }`,
    docs: {
      'notes/old': { at: instant('2020-01-01T00:00:00Z') },
      'notes/new': { at: instant('2999-01-01T00:00:00Z') },
      'notes/no': { at: '2020' },
    },
    asks: [
      ['visitor', put('notes/old', {}, ['at']), true],
      ['visitor', put('notes/old', { at: instant('2020-01-02T00:00:00Z') }), false],
      ['visitor', put('notes/new', {}, ['at']), false],
      ['visitor', put('notes/no', {}, ['at']), false],
      ['visitor', get('notes/old'), true],
      ['visitor', get('notes/new'), false],
    ],
  },
  'let, four deep, and a function in a function': {
    rules: `match /t/{id} {
      function inner(a) { let b = a + 1; let c = b * 2; let d = c - a; return d == a + 2; }
      function outer(a) { let ok = inner(a) && inner(a + 1); return ok; }
      allow get: if outer(3); allow create: if !outer(request.resource.data.n);
    }`,
    asks: [
      ['visitor', get('t/a'), true],
      ['visitor', put('t/a', { n: 1 }), false],
      ['visitor', put('t/b', { n: 'x' }), false],
      ['visitor', put('t/b', { n: float(1.5) }), false],
    ],
  },
  'one verb of each kind': {
    rules: `match /v/{id} { allow get: if id == 'g'; allow list: if request.query.limit <= 10; allow create: if id == 'c'; allow update: if id == 'u'; allow delete: if id == 'd'; }`,
    docs: { 'v/u': {}, 'v/d': {}, 'v/g': {} },
    asks: [
      ['visitor', get('v/g'), true],
      ['visitor', get('v/u'), false],
      ['visitor', { list: { from: 'v', limit: 10 } }, true],
      ['visitor', { list: { from: 'v', limit: 11 } }, false],
      ['visitor', { list: { from: 'v' } }, false],
      ['visitor', put('v/c'), true],
      ['visitor', put('v/u', { a: 1 }), true],
      ['visitor', put('v/g'), false],
      ['visitor', remove('v/d'), true],
      ['visitor', remove('v/u'), false],
    ],
  },
  'a list that must be asked in an order and from its beginning': {
    rules: `match /o/{id} { allow list: if request.query.orderBy.n == 'DESC' && request.query.offset == 0 && request.query.limit < 5; }`,
    docs: { 'o/a': { n: 1 } },
    asks: [
      ['visitor', { list: { from: 'o', orderBy: 'n', limit: 4 } }, false],
      ['visitor', { list: { from: 'o', limit: 4 } }, false],
    ],
  },
  'words of a text by split, and a pattern of an address': {
    rules: `match /w/{id} {
      allow create: if request.resource.data.tags.split(',').hasAny(['a', 'b']) && request.resource.data.tags.split(',').size() <= 3
        && request.resource.data.mail.matches('^[^@\\\\s]+@[^@\\\\s]+\\\\.[a-z]{2,}$');
      allow get: if id.replace('-', '_').upper() == 'X_Y';
    }`,
    asks: [
      ['visitor', put('w/a', { tags: 'b,c', mail: 'ana@x.mx' }), true],
      ['visitor', put('w/a', { tags: 'c', mail: 'ana@x.mx' }), false],
      ['visitor', put('w/a', { tags: 'a,b,c,d', mail: 'ana@x.mx' }), false],
      ['visitor', put('w/a', { tags: 'a,,', mail: 'ana@x.mx' }), true],
      ['visitor', put('w/a', { tags: 'a', mail: 'ana@x' }), false],
      ['visitor', put('w/a', { tags: ['a'], mail: 'ana@x.mx' }), false],
      ['visitor', get('w/x-y'), true],
      ['visitor', get('w/x-y-z'), false],
    ],
  },
  'a reference to a document that is read': {
    rules: `match /orders/{id} { allow get: if get(resource.data.customer).data.owner == request.auth.uid; allow create: if exists(request.resource.data.customer) && request.resource.data.customer[3] == 'people'; }`,
    docs: {
      'people/p': { owner: 'staff' },
      'orders/a': { customer: reference('people/p') },
      'orders/b': { customer: reference('people/q') },
      'orders/c': { customer: 'people/p' },
    },
    asks: [
      ['staff', get('orders/a'), true],
      ['customer', get('orders/a'), false],
      ['staff', get('orders/b'), false],
      ['staff', get('orders/c'), false],
      ['visitor', put('orders/n', { customer: reference('people/p') }), true],
      ['visitor', put('orders/n', { customer: reference('people/q') }), false],
      ['visitor', put('orders/n', { customer: reference('orders/a') }), false],
    ],
  },
  'path() from a text of a document': {
    rules: `match /p/{id} { allow get: if exists(path('/databases/' + db + '/documents/' + resource.data.at)); allow list: if false; }`,
    docs: { 'p/a': { at: 'p/b' }, 'p/b': { at: 'p/none' }, 'p/c': { at: '' }, 'p/d': { at: 'p' }, 'p/e': { at: 7 } },
    asks: [
      ['visitor', get('p/a'), true],
      ['visitor', get('p/b'), false],
      ['visitor', get('p/c'), false],
      ['visitor', get('p/d'), false],
      ['visitor', get('p/e'), false],
    ],
  },
  'bytes and their digest': {
    rules: `match /b/{id} { allow create: if request.resource.data.v is bytes && request.resource.data.v.size() <= 4 && hashing.md5(request.resource.data.v).toHexString().size() == 32; allow get: if resource.data.v.toBase64() == 'BwcHBw=='; }`,
    docs: { 'b/a': { v: bytesOf(4) }, 'b/b': { v: bytesOf(3) } },
    asks: [
      ['visitor', get('b/a'), true],
      ['visitor', get('b/b'), false],
      ['visitor', put('b/c', { v: bytesOf(4) }), true],
      ['visitor', put('b/c', { v: bytesOf(5) }), false],
      ['visitor', put('b/c', { v: 'abcd' }), false],
      ['visitor', put('b/c', { v: bytesOf(0) }), true],
    ],
  },
  'a place near another': {
    rules: `match /g/{id} { allow create: if request.resource.data.p.distance(latlng.value(25.6, -100.3)) < 20000.0 && request.resource.data.p.latitude() > 0.0; }`,
    asks: [
      ['visitor', put('g/a', { p: new Stored({ geoPointValue: { latitude: 25.65, longitude: -100.3 } }) }), true],
      ['visitor', put('g/a', { p: new Stored({ geoPointValue: { latitude: 26.6, longitude: -100.3 } }) }), false],
      ['visitor', put('g/a', { p: new Stored({ geoPointValue: { latitude: -25.6, longitude: 100.3 } }) }), false],
      ['visitor', put('g/a', { p: [25.6, -100.3] }), false],
    ],
  },
  'ints, doubles, and the edge of both': {
    rules: `match /n/{id} {
      allow create: if request.resource.data.a is int && request.resource.data.a >= 0 && request.resource.data.a * 2 < 9007199254740993;
      allow update: if request.resource.data.a == resource.data.a + 1.0;
      allow get: if resource.data.a / 2 == 1 && resource.data.a % 2 == 1;
      allow delete: if int(resource.data.a) == resource.data.a;
    }`,
    docs: {
      'n/three': { a: 3 },
      'n/half': { a: float(3.5) },
      'n/nan': { a: NAN },
      'n/inf': { a: INFINITE },
    },
    asks: [
      ['visitor', put('n/x', { a: 5 }), true],
      ['visitor', put('n/x', { a: float(5) }), false],
      ['visitor', put('n/x', { a: new Stored({ integerValue: '9223372036854775807' }) }), false],
      ['visitor', put('n/three', { a: 4 }), true],
      ['visitor', put('n/three', { a: float(4) }), true],
      ['visitor', put('n/half', { a: float(4.5) }), true],
      ['visitor', put('n/nan', { a: NAN }), false],
      ['visitor', put('n/inf', { a: INFINITE }), true],
      ['visitor', get('n/three'), true],
      ['visitor', get('n/half'), false],
      ['visitor', remove('n/half'), false],
      ['visitor', remove('n/nan'), false],
      ['visitor', remove('n/inf'), false],
      ['visitor', remove('n/three'), true],
    ],
  },
  'sets of what is asked and what is held': {
    rules: `match /s/{id} {
      function asked() { return request.resource.data.l.toSet(); }
      allow create: if asked().difference(['a', 'b', 'c'].toSet()).size() == 0 && asked().size() == request.resource.data.l.size();
      allow update: if asked().intersection(resource.data.l.toSet()) == resource.data.l.toSet();
    }`,
    docs: { 's/a': { l: ['a', 'b'] } },
    asks: [
      ['visitor', put('s/x', { l: ['a', 'c'] }), true],
      ['visitor', put('s/x', { l: ['a', 'a'] }), false],
      ['visitor', put('s/x', { l: ['d'] }), false],
      ['visitor', put('s/x', { l: [] }), true],
      ['visitor', put('s/a', { l: ['b', 'z', 'a'] }), true],
      ['visitor', put('s/a', { l: ['a'] }), false],
    ],
  },
  'keys that must and may be there': {
    rules: `match /k/{id} { allow create: if request.resource.data.keys().hasAll(['a']) && request.resource.data.keys().hasOnly(['a', 'b'])
      && (!('b' in request.resource.data) || request.resource.data.b is list && request.resource.data.b.size() < 3); }`,
    asks: [
      ['visitor', put('k/x', { a: 1 }), true],
      ['visitor', put('k/x', { a: null }), true],
      ['visitor', put('k/x', { a: 1, b: [1, 2] }), true],
      ['visitor', put('k/x', { a: 1, b: [1, 2, 3] }), false],
      ['visitor', put('k/x', { a: 1, b: 'ab' }), false],
      ['visitor', put('k/x', { b: [] }), false],
      ['visitor', put('k/x', { a: 1, c: 1 }), false],
    ],
  },
  'what a diff says of maps inside': {
    rules: `match /d/{id} {
      function inner() { return request.resource.data.m.diff(resource.data.m); }
      allow update: if inner().addedKeys().hasOnly(['n']) && inner().removedKeys().size() == 0 && inner().changedKeys().hasAny(['a']) && inner().unchangedKeys() == ['b'].toSet();
    }`,
    docs: { 'd/a': { m: { a: 1, b: { c: [1] } } } },
    asks: [
      ['visitor', put('d/a', { m: { a: 2, b: { c: [1] }, n: 1 } }), true],
      ['visitor', put('d/a', { m: { a: 2, b: { c: [1] } } }), true],
      ['visitor', put('d/a', { m: { a: 2, b: { c: [float(1)] } } }), true],
      ['visitor', put('d/a', { m: { a: 2, b: { c: [2] } } }), false],
      ['visitor', put('d/a', { m: { a: float(1), b: { c: [1] } } }), false],
      ['visitor', put('d/a', { m: { a: 2 } }), false],
      ['visitor', put('d/a', { m: [] }), false],
    ],
  },
  'who is signed in by what, and with which claims': {
    rules: `match /c/{id} {
      allow get: if request.auth.token.firebase.sign_in_provider == 'password' && request.auth.token.email.matches('.*@b[.]c') && request.auth.token.n > 4;
      allow create: if request.auth.token.email_verified == true;
      allow update: if request.auth.token.get('email_verified', false) == false;
      allow delete: if request.time.toMillis() > request.auth.token.auth_time * 1000;
    }`,
    docs: { 'c/a': {} },
    asks: [
      ['staff', get('c/a'), true],
      ['visitor', get('c/a'), false],
      ['staff', put('c/n'), false],
      ['staff', put('c/a', { x: 1 }), true],
      ['visitor', put('c/a', { x: 1 }), false],
      ['staff', remove('c/a'), true],
    ],
  },
  'a wildcard over everything below, with an exception that cannot take away': {
    rules: `match /u/{uid}/{rest=**} { allow read, write: if request.auth.uid == uid; } match /u/{uid}/secret/{s} { allow read: if false; }`,
    docs: { 'u/staff': {}, 'u/staff/a/b': {}, 'u/staff/secret/s': {} },
    asks: [
      ['staff', get('u/staff'), true],
      ['staff', get('u/staff/a/b'), true],
      ['staff', get('u/staff/secret/s'), true],
      ['customer', get('u/staff/a/b'), false],
      ['staff', put('u/staff/x/y/z/w', { a: 1 }), true],
      ['staff', { list: { from: 'u/staff/a' } }, true],
      ['staff', { list: { from: 'a', everywhere: true } }, false],
    ],
  },
  'what a list proves of what it finds': {
    rules: `match /q/{id} { allow list: if resource.data.owner == request.auth.uid && resource.data.state in ['open', 'closed']; }`,
    docs: { 'q/a': { owner: 'staff', state: 'open' } },
    asks: [
      [
        'staff',
        {
          list: {
            from: 'q',
            where: [
              ['owner', '==', 'staff'],
              ['state', '==', 'open'],
            ],
          },
        },
        true,
      ],
      [
        'staff',
        {
          list: {
            from: 'q',
            where: [
              ['owner', '==', 'staff'],
              ['state', 'in', ['open', 'closed']],
            ],
          },
        },
        true,
      ],
      [
        'staff',
        {
          list: {
            from: 'q',
            where: [
              ['owner', '==', 'staff'],
              ['state', 'in', ['open', 'lost']],
            ],
          },
        },
        false,
      ],
      [
        'staff',
        {
          list: {
            from: 'q',
            where: [
              ['owner', '==', 'customer'],
              ['state', '==', 'open'],
            ],
          },
        },
        false,
      ],
      ['staff', { list: { from: 'q', where: [['owner', '==', 'staff']] } }, false],
      ['staff', { list: { from: 'q' } }, false],
      [
        'visitor',
        {
          list: {
            from: 'q',
            where: [
              ['owner', '==', 'staff'],
              ['state', '==', 'open'],
            ],
          },
        },
        false,
      ],
    ],
  },
  'null, absent and empty are three things': {
    rules: `match /z/{id} {
      allow get: if resource.data.a == null;
      allow create: if request.resource.data.get('a', 'none') == 'none';
      allow update: if resource.data.get(['m', 'x'], null) == null;
      allow delete: if resource.data.a.size() == 0;
    }`,
    docs: {
      'z/null': { a: null },
      'z/none': {},
      'z/empty': { a: '' },
      'z/list': { a: [] },
      'z/map': { a: {}, m: { x: 1 } },
    },
    asks: [
      ['visitor', get('z/null'), true],
      ['visitor', get('z/none'), false],
      ['visitor', get('z/empty'), false],
      ['visitor', put('z/new', {}), true],
      ['visitor', put('z/new2', { a: null }), false],
      ['visitor', put('z/null', { b: 1 }), true],
      ['visitor', put('z/map', { b: 1 }), false],
      ['visitor', remove('z/empty'), true],
      ['visitor', remove('z/list'), true],
      ['visitor', remove('z/none'), false],
      ['visitor', get('z/missing'), false],
    ],
  },
  'a document that is not there': {
    rules: `match /m/{id} { allow get: if resource == null || resource.data.open == true; allow delete: if resource == null; }`,
    docs: { 'm/open': { open: true }, 'm/shut': { open: false } },
    asks: [
      ['visitor', get('m/none'), true],
      ['visitor', get('m/open'), true],
      ['visitor', get('m/shut'), false],
      ['visitor', remove('m/none'), true],
      ['visitor', remove('m/open'), false],
    ],
  },
  'a long list read by places': {
    rules: `match /l/{id} {
      function texts(l) { return l.size() <= 3 && (l.size() < 1 || l[0] is string) && (l.size() < 2 || l[1] is string) && (l.size() < 3 || l[2] is string); }
      allow create: if texts(request.resource.data.l); allow get: if resource.data.l[0:2] == ['a', 'b'] && resource.data.l.concat(['z']).hasAll(['z', 'a']);
    }`,
    docs: { 'l/a': { l: ['a', 'b', 'c'] }, 'l/b': { l: ['a'] } },
    asks: [
      ['visitor', put('l/x', { l: [] }), true],
      ['visitor', put('l/x', { l: ['a', 'b', 'c'] }), true],
      ['visitor', put('l/y', { l: ['a', 1] }), false],
      ['visitor', put('l/y', { l: ['a', 'b', 'c', 'd'] }), false],
      ['visitor', put('l/y', { l: { a: 1 } }), false],
      ['visitor', get('l/a'), true],
      ['visitor', get('l/b'), false],
    ],
  },
  'what a batch leaves, seen from each of its writes': {
    rules: `match /acc/{a} { allow update: if getAfter(/databases/$(db)/documents/acc/one).data.n + getAfter(/databases/$(db)/documents/acc/two).data.n == 10 && request.resource.data.n >= 0; allow delete: if !existsAfter(/databases/$(db)/documents/acc/one); }`,
    docs: { 'acc/one': { n: 7 }, 'acc/two': { n: 3 } },
    asks: [
      ['visitor', put('acc/one', { n: 6 }), false],
      [
        'visitor',
        {
          write: [
            { put: 'acc/one', fields: { n: 6 }, now: [] },
            { put: 'acc/two', fields: { n: 4 }, now: [] },
          ],
        },
        true,
      ],
      [
        'visitor',
        {
          write: [
            { put: 'acc/one', fields: { n: 11 }, now: [] },
            { put: 'acc/two', fields: { n: -1 }, now: [] },
          ],
        },
        false,
      ],
      ['visitor', remove('acc/two'), false],
      ['visitor', { write: [{ remove: 'acc/one' }, { remove: 'acc/two' }] }, true],
    ],
  },
  'days and hours of a moment': {
    rules: `match /h/{id} { allow get: if resource.data.t.hours() >= 9 && resource.data.t.hours() < 18 && resource.data.t.dayOfWeek() <= 5 && resource.data.t.date() == timestamp.date(2026, 11, 25); allow delete: if resource.data.t.time() > duration.value(10, 'h') && resource.data.t.dayOfYear() == 329; }`,
    docs: {
      'h/a': { t: instant('2026-11-25T17:59:59.999999Z') },
      'h/b': { t: instant('2026-11-25T18:00:00Z') },
      'h/c': { t: instant('2026-11-22T12:00:00Z') },
    },
    asks: [
      ['visitor', get('h/a'), true],
      ['visitor', get('h/b'), false],
      ['visitor', get('h/c'), false],
      ['visitor', remove('h/a'), true],
      ['visitor', remove('h/c'), false],
    ],
  },
  'texts compared and cut': {
    rules: `match /x/{id} { allow create: if request.resource.data.s.trim() == request.resource.data.s && request.resource.data.s.size() <= 5 && request.resource.data.s[0:1].upper() == request.resource.data.s[0:1] && request.resource.data.s > 'A'; }`,
    asks: [
      ['visitor', put('x/a', { s: 'Ana' }), true],
      ['visitor', put('x/b', { s: 'ana' }), false],
      ['visitor', put('x/b', { s: ' Ana' }), false],
      ['visitor', put('x/b', { s: '' }), false],
      ['visitor', put('x/b', { s: 'Ñandú' }), true],
      ['visitor', put('x/c', { s: '😀😀' }), true],
      ['visitor', put('x/d', { s: '😀😀😀' }), false],
    ],
  },
  'a choice that is nested, and one that fails': {
    rules: `match /y/{id} { allow get: if (resource.data.k == 'a' ? resource.data.n > 1 : resource.data.k == 'b' ? resource.data.n > 2 : resource.data.zz.y) ; }`,
    docs: {
      'y/a': { k: 'a', n: 2 },
      'y/b': { k: 'b', n: 2 },
      'y/c': { k: 'c', n: 9 },
      'y/d': { k: 'd', zz: { y: true } },
    },
    asks: [
      ['visitor', get('y/a'), true],
      ['visitor', get('y/b'), false],
      ['visitor', get('y/c'), false],
      ['visitor', get('y/d'), true],
    ],
  },
  'a limit of a size in letters, of a map and of a list': {
    rules: `match /e/{id} { allow write: if request.resource.data.size() < 4 && request.resource.data.values().hasAny([1]) && request.resource.data.keys()[0] == 'a'; }`,
    asks: [
      ['visitor', put('e/a', { a: 1 }), true],
      ['visitor', put('e/a', { b: 1, a: 2 }), true],
      ['visitor', put('e/b', { b: 1 }), false],
      ['visitor', put('e/b', { a: 1, b: 1, c: 1, d: 1 }), false],
      ['visitor', put('e/b', { a: float(1) }), false],
      ['visitor', remove('e/a'), false],
    ],
  },
  'a read of a batch of one collection in another project or database': {
    rules: `match /f/{id} { allow get: if exists(/databases/otra/documents/f/a) || id == 'ok'; allow create: if !exists(/databases/otra/documents/f/a); }`,
    docs: { 'f/ok': {}, 'f/no': {} },
    asks: [
      ['visitor', get('f/ok'), true],
      ['visitor', get('f/no'), false],
      ['visitor', put('f/n'), false],
    ],
  },
  'transforms are seen as they end': {
    rules: `match /tr/{id} { allow update: if request.resource.data.n == resource.data.n + 5 && request.resource.data.at == request.time; }`,
    docs: { 'tr/a': { n: 1 }, 'tr/b': { n: float(1.5) }, 'tr/c': { n: 'x' } },
    asks: [
      ['visitor', { write: [{ put: 'tr/a', fields: {}, now: ['at'], plus: { n: 5 }, merge: true }] }, true],
      ['visitor', { write: [{ put: 'tr/a', fields: {}, now: ['at'], plus: { n: 4 }, merge: true }] }, false],
      ['visitor', { write: [{ put: 'tr/b', fields: {}, now: ['at'], plus: { n: 5 }, merge: true }] }, true],
      ['visitor', { write: [{ put: 'tr/c', fields: {}, now: ['at'], plus: { n: 5 }, merge: true }] }, false],
    ],
  },
  'comments, line breaks and odd spaces': {
    rules: `/* all */ match/ic/{ id }{ // one
      allow get :if(true)&&/* b */
        id=='a' ; allow   create,update: if id!='b'
        ; }`,
    asks: [
      ['visitor', get('ic/a'), true],
      ['visitor', get('ic/b'), false],
      ['visitor', put('ic/c'), true],
    ],
  },
};
