import { Icon, type IconProps } from './Icon.tsx';

export function PhoneIcon({ size }: IconProps) {
  return (
    <Icon size={size}>
      <path d="M21 16.6v2.6a2 2 0 0 1-2.2 2 18.6 18.6 0 0 1-8.1-2.9 18.3 18.3 0 0 1-5.6-5.6A18.6 18.6 0 0 1 2.2 4.5 2 2 0 0 1 4.2 2.300h2.700a2 2 0 0 1 2 1.700c.1.9.3 1.7.6 2.500a2 2 0 0 1-.4 2.100L8 9.700a14.5 14.5 0 0 0 5.5 5.500l1.1-1.100a2 2 0 0 1 2.1-.4c.8.3 1.6.5 2.5.6a2 2 0 0 1 1.8 2.300z" />
    </Icon>
  );
}
