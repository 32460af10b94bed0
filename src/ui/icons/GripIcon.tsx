import { Icon, type IconProps } from './Icon.tsx';

export function GripIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M9 6h.01M15 6h.01M9 12h.01M15 12h.01M9 18h.01M15 18h.01" strokeWidth="3" />
    </Icon>
  );
}
