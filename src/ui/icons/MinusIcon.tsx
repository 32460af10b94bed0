import { Icon, type IconProps } from './Icon.tsx';

export function MinusIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M5 12h14" />
    </Icon>
  );
}
