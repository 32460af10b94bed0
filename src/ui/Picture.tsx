import { useEffect, useRef, useState } from 'react';
import { classNames } from './class-names.ts';
import css from './Picture.module.css';

export interface PictureProps {
  readonly src: string | undefined;
  /** The addresses of other widths and the width it is shown in, from which the browser chooses. */
  readonly srcSet?: string | undefined;
  readonly sizes?: string | undefined;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** The largest picture of the first screen: fetched with high priority. */
  readonly first?: boolean;
  readonly className?: string | undefined;
}

/** A picture, or a drawing where there is none or it cannot be loaded, so that the browser's broken image is never seen. */
export function Picture({ src, srcSet, sizes, alt, width, height, first = false, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string>();

  useEffect(() => {
    // It may have failed before React listened, because a prerendered page loads its pictures before the script runs.
    const { current } = image;
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailed(src);
  }, [src]);

  return (
    <span className={classNames(css['plate'], className)}>
      {src && failed !== src ? (
        <img
          ref={image}
          className={css['picture']}
          // React sets attributes in this order, and a browser that sees `src` before `srcSet` would fetch it too.
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
