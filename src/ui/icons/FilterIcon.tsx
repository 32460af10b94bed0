import { Icon, type IconProps } from './Icon.tsx';

export function FilterIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M3 6h18M6.5 12h11M10 18h4" />
    </Icon>
  );
}
