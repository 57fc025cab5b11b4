CREATE TABLE "client_product" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"product_id" integer NOT NULL,
	"acceptance" smallint NOT NULL,
	"accepted_at" timestamp with time zone,
	"terms_hash" text,
	"cancelled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "suitability" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" uuid NOT NULL,
	"preview" boolean NOT NULL,
	"version" text NOT NULL,
	"answers" jsonb NOT NULL,
	"score" smallint NOT NULL,
	"profile" text NOT NULL,
	"answered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_product" ADD CONSTRAINT "client_product_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suitability" ADD CONSTRAINT "suitability_client_id_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."client"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_product_held" ON "client_product" USING btree ("client_id","product_id") WHERE "client_product"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "suitability_client" ON "suitability" USING btree ("client_id","answered_at");