import { Icon, type IconProps } from './Icon.tsx';

export function BackIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M20 12H4m7-7-7 7 7 7" />
    </Icon>
  );
}
