import { float, instant, reference } from '../stored.ts';
import { get, merge, put, remove, type StrangersRules } from './rules-and-asks.ts';

/** Who may do what, to which documents, together with what. */
export const accessRules: Readonly<Record<string, StrangersRules>> = {
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
