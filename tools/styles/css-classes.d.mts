export function cssClasses(): Promise<Map<string, readonly string[]>>;
