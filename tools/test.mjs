// `npm test`: everything CI asks for, from a fresh clone, with no global tools.
import { ensureDependencies } from './setup/dependencies.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
await ensureDependencies();
const { ensureChromium } = await import('./setup/chromium.mjs');
await ensureChromium();
await import('./verify.mjs');
