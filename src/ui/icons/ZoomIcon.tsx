import { Icon, type IconProps } from './Icon.tsx';

export function ZoomIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m20.5 20.5-5-5M10.5 7.5v6M7.5 10.5h6" />
      <circle cx="10.5" cy="10.5" r="7" />
    </Icon>
  );
}
