import { type MouseEvent, useState } from 'react';
import { embeddedVideo, videoSite } from '#domain/catalogue/embedded-video.ts';
import { imageAddress } from '#pictures/image-address.ts';
import { useConnection } from '#store/connection-store.ts';
import { AppLink } from '#ui/AppLink.tsx';
import { PlayIcon } from '#ui/icons/PlayIcon.tsx';
import { Picture } from '#ui/Picture.tsx';
import css from './TutorialVideo.module.css';

interface TutorialVideoProps {
  readonly title: string;
  /** An https address. */
  readonly video: string;
  readonly imagen: string;
}

/** A picture of the video. Nothing is requested from the video's site before the visitor presses it. */
export function TutorialVideo({ title, video, imagen }: TutorialVideoProps) {
  const [isPlaying, setPlaying] = useState(false);
  const reachable = useConnection((state) => state.reachable);
  const player = embeddedVideo(video);
  const site = videoSite(video);

  if (player && isPlaying) {
    return (
      <figure className={css['video']}>
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a player of another origin: it needs its scripts and its own storage. */}
        <iframe
          className={css['player']}
          src={player}
          title={`Video: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          allowFullScreen
        />
        <figcaption className={css['note']}>
          ¿No se ve? <AppLink href={video}>Ábrelo en {site}</AppLink>
        </figcaption>
      </figure>
    );
  }
  const play = (event: MouseEvent): void => {
    if (!player || !reachable || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  };
  return (
    <figure className={css['video']}>
      {/* A link: it leads to the video without JavaScript too, and a kiosk, which must not load another site, shows its code instead. */}
      <AppLink href={video} className={css['facade']} onClick={play}>
        {imagen ? (
          <Picture src={imageAddress(imagen)} alt="" width={960} height={540} className={css['poster']} />
        ) : (
          <span className={css['poster']} />
        )}
        <span className={css['play']}>
          <PlayIcon size={22} /> Ver el video
        </span>
      </AppLink>
      <figcaption className={css['note']}>
        {reachable
          ? `El video está en ${site}; se carga cuando lo abres.`
          : `El video está en ${site} y necesita conexión.`}
      </figcaption>
    </figure>
  );
}
