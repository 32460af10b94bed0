import { useState } from 'react';
import { bannerEnd } from '#domain/promotions/promotion-text.ts';
import { type Banner, isOn } from '#domain/promotions/promotions.ts';
import { usePromotionDay } from '#store/day-store.ts';
import { useStoreProfile } from '#store/profile-store.ts';
import { PromotionBanner } from '#ui/PromotionBanner.tsx';

/**
 * The banner of today. Of the page that is open, the days change only its words: one that ends leaves its place empty, and one that begins is there
 * when the page is opened the next time. What the owner changes is shown at once.
 */
export function Promotion() {
  const { banner } = useStoreProfile().promotions;
  const day = usePromotionDay();
  const [opened] = useState<{ readonly banner: Banner | null; readonly day: string }>({ banner, day });
  if (!banner) return null;
  const isShown = isOn(banner, day);
  const wasShown = isOn(banner, opened.day);
  if (opened.banner === banner ? !wasShown : !isShown) return null;
  return <PromotionBanner text={banner.text} href={banner.href} until={bannerEnd(banner)} isOver={!isShown} />;
}
