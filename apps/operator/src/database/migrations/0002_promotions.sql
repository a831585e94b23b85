CREATE TABLE "red_packet_days" (
	"day" text PRIMARY KEY NOT NULL,
	"given" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "need_recharge" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "need_flow" numeric(18, 2) DEFAULT '0' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "need_category" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "need_days" integer DEFAULT 30 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity_applications" ADD COLUMN "review_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "red_packets_budget_a_day" integer DEFAULT 500 NOT NULL;--> statement-breakpoint
CREATE INDEX "activity_applications_due" ON "activity_applications" USING btree ("review_at");