import { biffRecord, double, plainText, shorts } from './biff-bytes.ts';

// Records of one cell each.

export const sharedCell = (row: number, column: number, text: number, style = 0): Buffer =>
  biffRecord(0xfd, shorts(row, column, style, text, 0));
export const labelCell = (row: number, column: number, text: string): Buffer =>
  biffRecord(0x204, Buffer.concat([shorts(row, column, 0), plainText(text)]));
export const numberCell = (row: number, column: number, value: number, style = 0): Buffer =>
  biffRecord(0x203, Buffer.concat([shorts(row, column, style), double(value)]));
/** @param value its eight bytes */
export const formulaCell = (row: number, column: number, value: Uint8Array): Buffer =>
  biffRecord(0x06, Buffer.concat([shorts(row, column, 0), value, shorts(0, 0, 0, 3, 0x1e, 1)]));
