import { Icon, type IconProps } from './Icon.tsx';

export function ChevronLeftIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m15 5-7 7 7 7" />
    </Icon>
  );
}
