export function noteForTheEnd(line: string): void;
export function collectNotes(): () => void;
