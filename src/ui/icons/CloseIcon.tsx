import { Icon, type IconProps } from './Icon.tsx';

export function CloseIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M5 5l14 14M19 5 5 19" />
    </Icon>
  );
}
