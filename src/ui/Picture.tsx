import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './Picture.module.css';

export interface PictureProps {
  readonly src: string | undefined;
  /** Addresses of other widths, and how wide it is shown: the browser chooses. */
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The picture that the first screen is judged by: fetched at once, before anything else. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture, or a drawn stand-in where there is none or it cannot be had. Never the browser's broken image. */
export function Picture({ src, srcSet, sizes, alt, width, height, first = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    // It may have failed before React listened: prerendered pages load their pictures first.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(src);
  }, [src]);

  return (
    <span className={classNames(css['plate'], className)}>
      {src && failed !== src ? (
        <img
          ref={image}
          className={css['picture']}
          // React writes them in this order, and a browser that has `src` alone begins to fetch it.
          sizes={sizes}
          srcSet={srcSet}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <MissingPicture alt={alt} />
      )}
    </span>
  );
}

function MissingPicture({ alt }: { readonly alt: string }) {
  return (
    <>
      {alt && <span className="visually-hidden">Sin foto: {alt}</span>}
      <svg
        className={css['missing']}
        viewBox="0 0 96 96"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        aria-hidden="true"
      >
        <path d="M26 12h44l22 36-22 36H26L4 48z" strokeLinejoin="round" />
        <circle cx="48" cy="48" r="20" />
        <path d="M36 36l24 24M60 36 36 60" strokeLinecap="round" opacity=".5" />
      </svg>
    </>
  );
}
