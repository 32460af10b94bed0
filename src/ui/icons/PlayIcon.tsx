import { Icon, type IconProps } from './Icon.tsx';

export function PlayIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M7 4.5v15l12-7.5z" fill="currentColor" />
    </Icon>
  );
}
