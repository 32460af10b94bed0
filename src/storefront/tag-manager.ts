import { storeProfile } from '#domain/store-profile.ts';

const SCRIPT = 'https://www.googletagmanager.com/gtm.js';

/**
 * An advertising tag manager, after everything else has loaded, if the store's profile names one. We pass it no data: no name, telephone,
 * message or search ever goes into its data layer. A store that names one also allows its host in the content policy of firebase.json.
 */
export function startTagManager(): void {
  const { tagManagerId } = storeProfile;
  if (!tagManagerId) return;
  const add = (): void => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(tagManagerId)}`;
    document.head.append(script);
  };
  if (document.readyState === 'complete') add();
  else addEventListener('load', add, { once: true });
}
