// The smaller sizes of the demo's pictures, which the first `npm start` opens the store without: it runs this beside the server.
import os from 'node:os';
import process from 'node:process';
import { DEMO_PICTURES, SMALLER_PICTURES } from './build/pictures/demo-folders.mjs';
import { finishPictures } from './build/pictures/finish-pictures.mjs';

// Built without the demo.
if (process.env.SIN_DEMO === '1') process.exit();
// Before the first worker, which inherits it: whoever looks at the store goes first.
os.setPriority(os.constants.priority.PRIORITY_LOW);
const replaced = await finishPictures(DEMO_PICTURES, SMALLER_PICTURES, 'dist/demo');
if (replaced > 0) console.log('Las imágenes de la demostración ya están en todos sus tamaños.');
