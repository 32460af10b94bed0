import { bytesOf, float, instant, Stored } from '../stored.ts';
import { get, put, remove, type StrangersRules } from './rules-and-asks.ts';

const NAN = new Stored({ doubleValue: 'NaN' });
const INFINITE = new Stored({ doubleValue: 'Infinity' });

/** What is said of values. */
export const valueRules: Readonly<Record<string, StrangersRules>> = {
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
};
