import { Icon, type IconProps } from './Icon.tsx';

export function MenuIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M2 5h20M2 12h20M2 19h20" />
    </Icon>
  );
}
