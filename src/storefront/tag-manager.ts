const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

let isStarted = false;

/**
 * An advertising tag manager, once, after everything else has loaded. We pass it no data: no name, telephone, message or search ever goes into its
 * data layer. The content policy of firebase.json refuses it, and so do the types that `platform/script-policy.ts` trusts: a store that wants one has both changed.
 * @param id `GTM-XXXX`; empty where the store names none.
 */
export function startTagManager(id: string): void {
  if (!id || isStarted) return;
  isStarted = true;
  const add = (): void => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add, { once: true });
}
