import { inlineParts, withFacts } from '#domain/page-text/inline.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { AppLink } from '#ui/AppLink.tsx';

/** Words with the links and facts that they name. */
export function Words({ text }: { readonly text: string }) {
  const profile = useStoreProfile();
  return inlineParts(withFacts(text, profile)).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no ids.
      <AppLink key={at} href={part.href}>
        {part.label}
      </AppLink>
    ),
  );
}
