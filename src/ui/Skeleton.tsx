import css from './Skeleton.module.css';

interface SkeletonProps {
  readonly width?: string;
  readonly height: string;
}

/** A placeholder in the size of content that is loading, without animation. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={css['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
