import Module from 'node:module';
import process from 'node:process';

// Loaded by `--import` into a function that runs here: its code is the deployed one and names Google's Firestore, which is answered by the emulator.
const emulator = process.env.FIRESTORE_EMULATOR_HOST;
const real = globalThis.fetch;
if (emulator) {
  globalThis.fetch = (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (url.origin !== 'https://firestore.googleapis.com') return real(input, init);
    return real(`http://${emulator}${url.pathname}${url.search}`, init);
  };
}

// Google's emulator loads all of firebase-functions, which loads this package. It is for Node 22, and npm leaves it out on an older one; the function
// itself uses neither, and in production nothing loads it.
const OPTIONAL = '@google-cloud/firestore';
const load = Module._load;
Module._load = (request, ...rest) => {
  try {
    return load(request, ...rest);
  } catch (error) {
    if (request === OPTIONAL && error.code === 'MODULE_NOT_FOUND') return {};
    // The function waits while it is loaded. The emulator asks by `require`, and goes on with `import` after the other of these refusals only.
    if (error.code === 'ERR_REQUIRE_ASYNC_MODULE') error.code = 'ERR_REQUIRE_ESM';
    throw error;
  }
};
