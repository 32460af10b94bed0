import css from './Skeleton.module.css';

interface SkeletonProps {
  readonly width?: string;
  readonly height: string;
}

/** Holds the place of what is on its way, in its size and without movement. */
export function Skeleton({ width = '100%', height }: SkeletonProps) {
  return <span className={css['skeleton']} style={{ width, height }} aria-hidden="true" />;
}
