import css from './Skeleton.module.css';

interface SkeletonProps {
  readonly width?: string;
  readonly height: string;
}

/** A placeholder in the size of content that is loading, without animation. A drawing, because the content policy forbids a server's HTML style attributes. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <svg className={css['skeleton']} width={width} height={height} aria-hidden="true" />;
}
