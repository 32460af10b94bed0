import { Icon, type IconProps } from './Icon.tsx';

export function ChevronRightIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="m9 5 7 7-7 7" />
    </Icon>
  );
}
