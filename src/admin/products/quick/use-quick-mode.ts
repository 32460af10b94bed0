import { useSearchParams } from 'wouter';

/** Whether the list is a spreadsheet, which its address says, so that a reload opens it again. */
export function useQuickMode(): readonly [boolean, (isQuick: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const isQuick = params.get(QUICK_PARAM) === QUICK_VALUE;
  const set = (next: boolean): void =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (next) after.set(QUICK_PARAM, QUICK_VALUE);
        else after.delete(QUICK_PARAM);
        return after;
      },
      { replace: true },
    );
  return [isQuick, set];
}

export const QUICK_PARAM = 'edicion';
const QUICK_VALUE = 'rapida';
