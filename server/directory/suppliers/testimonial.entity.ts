import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** A testimonial of a customer about a supplier. */
@Entity('testimonial')
export class Testimonial {
  @PrimaryGeneratedColumn('identity') id!: number;
  @Column('integer') supplierId!: number;
  @Column('text') fullName!: string;
  @Column('text') message!: string;
  @Column('boolean', { default: false }) visible!: boolean;
  @Column('boolean', { default: false }) featured!: boolean;
  @Column('integer', { default: 0 }) position!: number;
  @Column('timestamptz', { default: () => 'now()' }) createdAt!: Date;
  @Column('timestamptz', { default: () => 'now()' }) updatedAt!: Date;
}
