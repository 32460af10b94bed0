import type { ProductImage } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { pictureProblemText } from '#domain/staff/picture-problem-text.ts';
import { picturesNamedIn, sizePaths } from '#domain/staff/picture-sizes.ts';
import { preparePicture } from '#lazy/pictures.ts';
import { loadUploads } from '#lazy/uploads.ts';
import { fetchBackendConfig } from '#mirror/backend-address.ts';
import { dropAllFiles, dropFiles, keepFiles, pendingFile, pendingPaths } from '#mirror/pending-files.ts';
import { type PictureUpload, uploadStore } from '#store/upload-store.ts';

/** A picture that was taken in: on the device for good, on its way to the server. */
export interface AddedPicture {
  readonly image: ProductImage;
  /** Only the first frame of it was kept. */
  readonly animated: boolean;
}

/** How often each picture was added on this page: what another form has added too is not to be forgotten with the first. */
const added = new Map<string, number>();

/** What is sent now, by the picture's path: whoever asks for the same waits for the same. */
const sending = new Map<string, { readonly done: Promise<boolean>; readonly abort: AbortController }>();

/** Takes a file in: resized, kept on the device, then sent as soon as the server answers. The text says why not, for the person to read. */
export async function addPicture(file: Blob): Promise<Result<AddedPicture, string>> {
  const prepared = await preparePicture(file);
  if (!prepared.ok) return err(pictureProblemText(prepared.error));
  const { imagen, files, width, height, animated } = prepared.value;
  try {
    await keepFiles(files);
  } catch (reason) {
    console.warn('La foto no cupo en el equipo', reason);
    return err(pictureProblemText('no-room'));
  }
  addPreview(imagen, files);
  added.set(imagen, (added.get(imagen) ?? 0) + (uploadStore.getState().uploads.has(imagen) ? 2 : 1));
  setUpload(imagen, { kind: 'queued' });
  // Its outcome is told through the store.
  void sendPicture(imagen);
  return ok({ image: { imagen, alt: '', ancho: width, alto: height }, animated });
}

/** What an earlier visit left: shown from the device, and tried again. Call once somebody of the staff is in. */
export async function resumePictures(): Promise<void> {
  const paths = await pendingPaths();
  for (const imagen of picturesNamedIn(paths)) {
    const largest = await pendingFile(imagen);
    if (largest) addPreview(imagen, [largest]);
    setUpload(imagen, { kind: 'queued' });
  }
  await retryPictures();
}

/** The server is back: everything that waits is tried again, one picture at a time. What a person stopped stays stopped. */
export async function retryPictures(): Promise<void> {
  for (const [imagen, { kind }] of uploadStore.getState().uploads) {
    if (kind === 'queued' && !(await sendPicture(imagen))) return;
  }
}

/**
 * Stores what a document names before the document is sent, so that no visitor meets a hole.
 * @returns whether all of it is stored; what is not stays in the queue.
 */
export async function storePicturesOf(document: unknown): Promise<boolean> {
  for (const imagen of picturesNamedIn(document)) {
    const paths = await Promise.all(sizePaths(imagen).map((path) => pendingFile(path)));
    if (paths.some(Boolean) && !(await sendPicture(imagen))) return false;
  }
  return true;
}

/** Sends the sizes of a picture that the server lacks. Resolves with whether all are there; never rejects. */
export function sendPicture(imagen: string): Promise<boolean> {
  const running = sending.get(imagen);
  if (running) return running.done;
  const abort = new AbortController();
  const done = send(imagen, abort.signal)
    .catch((reason: unknown) => {
      console.info('La foto espera a que haya conexión', reason);
      setUpload(imagen, { kind: 'queued' });
      return false;
    })
    .finally(() => sending.delete(imagen));
  sending.set(imagen, { done, abort });
  return done;
}

async function send(imagen: string, signal: AbortSignal): Promise<boolean> {
  // The largest last: where it is, its siblings are.
  const paths = sizePaths(imagen).reverse();
  const files = (await Promise.all(paths.map((path) => pendingFile(path)))).filter((file) => file !== undefined);
  const total = files.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
  let before = 0;
  setUpload(imagen, { kind: 'sending', share: 0 });
  const [config, { sendFile }] = await Promise.all([fetchBackendConfig(signal), loadUploads()]);
  for (const file of files) {
    const onProgress = (sent: number): void => setUpload(imagen, { kind: 'sending', share: (before + sent) / total });
    const sent = await sendFile(config, file, onProgress, signal);
    if (!sent.ok) {
      setUpload(imagen, afterFailure(sent.error));
      return false;
    }
    before += file.bytes.byteLength;
  }
  await dropFiles(paths);
  setUpload(imagen, undefined);
  return true;
}

function afterFailure(problem: 'network' | 'refused' | 'full' | 'cancelled'): PictureUpload {
  if (problem === 'network') return { kind: 'queued' };
  return problem === 'cancelled' ? { kind: 'stopped' } : { kind: 'failed', reason: problem };
}

/** A person wants it to wait: it stays on the device and can be sent later. */
export function stopPicture(imagen: string): void {
  sending.get(imagen)?.abort.abort();
  setUpload(imagen, { kind: 'stopped' });
}

/** A person took it out again: it is not sent if nothing else can be waiting for it. */
export async function forgetPicture(imagen: string): Promise<void> {
  const count = added.get(imagen) ?? 0;
  added.set(imagen, count - 1);
  if (count !== 1 || !uploadStore.getState().uploads.has(imagen)) return;
  sending.get(imagen)?.abort.abort();
  await sending.get(imagen)?.done;
  await dropFiles(sizePaths(imagen));
  setUpload(imagen, undefined);
}

/** Signing out leaves nothing on the device. */
export async function forgetAllPictures(): Promise<void> {
  for (const { abort } of sending.values()) abort.abort();
  await Promise.all([...sending.values()].map(({ done }) => done));
  await dropAllFiles();
  for (const address of uploadStore.getState().previews.values()) URL.revokeObjectURL(address);
  uploadStore.setState({ uploads: new Map(), previews: new Map() });
}

function setUpload(imagen: string, upload: PictureUpload | undefined): void {
  uploadStore.setState(({ uploads }) => {
    const next = new Map(uploads);
    if (upload) next.set(imagen, upload);
    else next.delete(imagen);
    return { uploads: next };
  });
}

function addPreview(imagen: string, files: readonly { readonly bytes: ArrayBuffer; readonly type: string }[]): void {
  const { previews } = uploadStore.getState();
  const [largest] = files;
  if (previews.has(imagen) || !largest) return;
  const address = URL.createObjectURL(new Blob([largest.bytes], { type: largest.type }));
  uploadStore.setState({ previews: new Map(previews).set(imagen, address) });
}
