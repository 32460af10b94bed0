import { useEffect, useState } from 'react';
import { claimFormKey, type FormClaim } from '../../journal/form-claims.ts';

/**
 * The key under which this tab keeps a form on the device, for as long as the form is open; `null` until it is known.
 * @param base says which form it is; it ends with the document's id
 */
export function useFormKey(base: string): string | null {
  const [claimed, setClaimed] = useState<{ readonly base: string; readonly key: string } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    let claim: FormClaim | null = null;
    // It never rejects.
    void claimFormKey(base).then((given) => {
      if (!isCurrent) return given.release();
      claim = given;
      return setClaimed({ base, key: given.key });
    });
    return () => {
      isCurrent = false;
      claim?.release();
    };
  }, [base]);
  return claimed?.base === base ? claimed.key : null;
}
