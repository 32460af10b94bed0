import type { ProductDocument } from '#domain/catalogue/product.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  LARGEST_SHEET_BYTES,
  readSheetFile,
  sheetName,
  sheetPath,
  sheetProblemText,
} from '#domain/staff/files/sheet-file.ts';
import { sha256 } from '#platform/sha256.ts';
import type { UploadQueue } from '../shared/uploads/upload-queue.ts';

/** Stores a PDF on the device as it is and queues it. The error is a message for the person. */
export async function addSheet(
  { queueUpload }: Pick<UploadQueue, 'queueUpload'>,
  file: File,
): Promise<Result<ProductDocument, string>> {
  // The size is checked before the bytes are read into memory.
  if (file.size > LARGEST_SHEET_BYTES) return err(sheetProblemText('too-heavy'));
  if (!('subtle' in crypto)) return err(sheetProblemText('insecure'));
  // A file picked from a cloud drive or a card that was pulled out fails here.
  const buffer = await file.arrayBuffer().catch(() => null);
  if (!buffer) return err(sheetProblemText('unreadable'));
  const bytes = new Uint8Array(buffer);
  const read = readSheetFile(bytes);
  if (!read.ok) return err(sheetProblemText(read.error));
  const path = sheetPath(await sha256(bytes));
  const isKept = await queueUpload(path, [{ path, type: 'application/pdf', bytes: buffer }]);
  return isKept
    ? ok({ nombre: sheetName(file.name), archivo: path, bytes: bytes.length })
    : err(sheetProblemText('no-room'));
}
