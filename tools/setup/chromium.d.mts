import type { Browser } from 'playwright';

export const TEST_ARGUMENTS: string[];
export function systemChromium(): string | undefined;
export function ensureChromium(): Promise<void>;
export function launchChromium(): Promise<Browser>;
